import {
  type ApplyType,
  isDraftField,
  type StoreDraft,
  type StorePaper,
} from '@dealer-portal/rules/store-application';
import { isRecord, slot } from '#platform/browser/storage';
import type { Network } from '../queries';

/** An application that is not sent yet: what was filled in, and how far it is. */
export interface ApplyDraft {
  readonly step: 0 | 1 | 2;
  /** ISO time of the last change. */
  readonly savedAt: string;
  /** The refused application that it corrects. */
  readonly applyNo?: string;
  readonly fields: StoreDraft;
}

const draftSlot = (type: ApplyType) => slot('local', `storeApply-${type}`, isRecord);

/** The draft of a kind of application in this browser; what it does not know of it is left out. */
export function readApplyDraft(type: ApplyType): ApplyDraft | undefined {
  const stored = draftSlot(type).read();
  if (!stored || typeof stored['savedAt'] !== 'string' || !isRecord(stored['fields'])) return undefined;
  const { savedAt, applyNo } = stored;
  const fields = Object.entries(stored['fields']).filter(
    ([name, value]) => isDraftField(name) && isValue(value),
  );
  return {
    step: stored['step'] === 1 || stored['step'] === 2 ? stored['step'] : 0,
    savedAt,
    ...(typeof applyNo === 'string' && { applyNo }),
    fields: Object.fromEntries(fields),
  };
}

export function keepApplyDraft(type: ApplyType, draft: ApplyDraft): void {
  draftSlot(type).write({ ...draft });
}

export function clearApplyDraft(type: ApplyType): void {
  draftSlot(type).clear();
}

const isPaper = (value: unknown): value is StorePaper =>
  isRecord(value) && typeof value['fileId'] === 'string' && typeof value['fileName'] === 'string';

const isValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || isPaper(item)));

/** The fields as an application was sent with. */
export function fieldsOf(network: Network): StoreDraft {
  const { pictureList = [], area, industryCodeList, networkName } = network;
  const { networkCode, saleOrgCode, address, contactName, contactPhone } = network;
  const { centerCode, provinceCode, cityCode, districtCode, townCode } = network;
  const texts = { networkCode, networkName, saleOrgCode, address, contactName, contactPhone };
  const regions = { centerCode, provinceCode, cityCode, districtCode, townCode };
  const papers = (kind: string) =>
    pictureList
      .filter(({ picType }) => picType === kind)
      .map(({ fileId, fileName = fileId, url }) => ({ fileId, fileName, ...(url && { url }) }));
  const known = Object.entries({ ...texts, ...regions }).filter(
    ([, text]) => text !== undefined && text !== '',
  );
  return {
    ...(Object.fromEntries(known) as Partial<Record<keyof typeof texts | keyof typeof regions, string>>), // as filtered
    ...(area !== undefined && { area: String(area) }),
    ...(industryCodeList && { industryCodeList }),
    STORE: papers('STORE'),
    INSIDE: papers('INSIDE'),
    LICENSE: papers('LICENSE'),
  };
}
