import { type Dated, monthDay } from '@dealer-portal/rules/home';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LoadedQuery } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PRICE_WORDS } from '#widgets/goods/goods-cells';
import type { Offer } from '#widgets/products/offer';
import { offerAddress } from '#widgets/products/offer-price';
import { useOffers } from '#widgets/products/use-offers';
import { type EndingOffer, yuan } from './ending-panel';
import { bulkActivitiesQuery, packagesQuery } from './queries';
import type { HomeRights } from './use-home-rights';

/** The products of the panels. */
export const SPECIAL_GOODS = { ...FIRST_ROWS, searchTab: '特价' };
export const NEW_GOODS = { ...FIRST_ROWS, isNewProduct: true };

/** Special and new products, bulk orders and packages where they may be opened: for what ends soon and for what is recommended. */
export function useOffersEnding({ seesBulk, seesPackages }: Pick<HomeRights, 'seesBulk' | 'seesPackages'>) {
  const account = useAccount();
  const special = useOffers(SPECIAL_GOODS);
  const fresh = useOffers(NEW_GOODS);
  const bulk = useQuery(bulkActivitiesQuery(account, seesBulk));
  const packages = useQuery(packagesQuery(account, seesPackages));
  const ending = useMemo(
    () => [
      ...special.offers.flatMap(specialOffer),
      ...(bulk.data?.records ?? []).map(bulkOffer),
      ...(packages.data?.records ?? []).map(packageOffer),
    ],
    [special.offers, bulk.data, packages.data],
  );
  const parts = [special.page, ...(seesBulk ? [bulk] : []), ...(seesPackages ? [packages] : [])];
  return {
    ending: combined(parts, special.state === 'loading' && special.offers.length > 0 ? undefined : ending),
    recommended: combined([special.page, fresh.page], [...special.offers, ...fresh.offers]),
  };
}

interface Part {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Several calls as one: failed where one failed, there when all are; a retry asks again for what failed. */
function combined<T>(parts: readonly Part[], data: T | undefined): LoadedQuery<T> {
  const error = parts.find(({ isError }) => isError)?.error ?? null;
  const isWaiting = parts.some(({ isPending, isError }) => isPending && !isError);
  return {
    data: error || isWaiting ? undefined : data,
    error,
    refetch: () => {
      for (const { isError, refetch } of parts) if (isError) void refetch();
    },
  };
}

function specialOffer({ product, price }: Offer): readonly EndingOffer[] {
  if (!price || price.priceType === 'PT' || !price.endDate) return [];
  const { allowed, endDate, ordinaryPrice } = price;
  return [
    {
      key: product.productCode,
      kind: PRICE_WORDS[price.priceType],
      title: product.productModel,
      price: `${PRICE_WORDS[price.priceType]} ${yuan(price.price)}`,
      ordinary: ordinaryPrice === undefined ? undefined : yuan(ordinaryPrice),
      note: allowed === undefined ? '' : `余 ${allowed} 台`,
      endDate,
      to: offerAddress(product.productCode, price),
      act: '按特价订',
    },
  ];
}

interface BulkActivity {
  readonly activityId: string;
  readonly activityName: string;
  readonly endTime: string;
  readonly minAmount?: number | undefined;
  readonly description?: string | undefined;
}

function bulkOffer({
  activityId,
  activityName,
  endTime,
  minAmount,
  description = '',
}: BulkActivity): EndingOffer {
  return {
    key: activityId,
    kind: '大单',
    title: activityName,
    price: minAmount === undefined ? '' : `满 ${yuan(minAmount)} 起`,
    note: description,
    endDate: endTime,
    to: `${href('bigorderDetail')}?activityId=${activityId}`,
    act: '去下大单',
  };
}

interface Package {
  readonly packageId: string;
  readonly packageName: string;
  readonly packageAmount: number;
  readonly originalAmount?: number | undefined;
  readonly usableQty?: number | undefined;
  readonly endDate?: string | undefined;
}

function packageOffer(pack: Package): EndingOffer {
  const { packageId, packageName, packageAmount, originalAmount, usableQty, endDate } = pack;
  return {
    key: packageId,
    kind: '套餐',
    title: packageName,
    price: yuan(packageAmount),
    ordinary: originalAmount === undefined ? undefined : yuan(originalAmount),
    note: usableQty === undefined ? '' : `余 ${usableQty} 套`,
    endDate,
    to: href('packageList'),
    act: '查看套餐',
  };
}

/** The event of an offer on the ruler of days. */
export function endingEvent({ key, title, kind, price, endDate = '' }: EndingOffer): Dated {
  return { key, date: endDate, short: kind, text: `${title} ${price} ${monthDay(endDate)} 止` };
}
