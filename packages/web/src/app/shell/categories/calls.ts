import type { CategoryImage } from '@dealer-portal/rules/category';
import { recordCategoryAdClick } from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';
import { countPress } from '#platform/calls/count-press';

type AdRecord = Pick<CategoryImage, 'categoryCode' | 'pictureUrl' | 'msgPosition'>;

/** Counts a click on an ad; one that could not be recorded must not keep the user from where the ad leads. */
export function countAdClick(
  customerCode: string,
  { categoryCode, pictureUrl, msgPosition }: AdRecord,
): void {
  const body = {
    categoryCode: categoryCode ?? '',
    pictureUrl: pictureUrl ?? '',
    msgPosition: String(msgPosition ?? ''),
    customerCode,
  };
  countPress(
    `ad ${body.categoryCode} ${body.pictureUrl}`,
    () => void asideApi.call(recordCategoryAdClick, { body }),
  );
}
