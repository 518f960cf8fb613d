import { type ApplyType, isDraftField, type StoreDraft } from '@dealer-portal/rules/store-application';
import * as z from 'zod/mini';
import { isRecord, slot } from '#platform/browser/storage';
import { STORED_FILE } from '#widgets/uploads/stored-file';
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

const DRAFT = z.object({
  step: z.catch(z.literal([0, 1, 2]), 0),
  savedAt: z.string(),
  applyNo: z.catch(z.optional(z.string()), undefined),
  fields: z.record(z.string(), z.unknown()),
});

/** A text, or a list of texts or of papers. */
const FIELD = z.union([z.string(), z.array(z.union([z.string(), STORED_FILE]))]);

const draftSlot = (type: ApplyType) => slot('local', `storeApply-${type}`, isRecord);

/** The draft of a kind of application in this browser; what it does not know of it is left out. */
export function readApplyDraft(type: ApplyType): ApplyDraft | undefined {
  const { data: stored } = z.safeParse(DRAFT, draftSlot(type).read());
  if (!stored) return undefined;
  const { step, savedAt, applyNo, fields } = stored;
  return {
    step,
    savedAt,
    ...(applyNo !== undefined && { applyNo }),
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => isDraftField(name) && z.safeParse(FIELD, value).success,
      ),
    ),
  };
}

export function keepApplyDraft(type: ApplyType, draft: ApplyDraft): void {
  draftSlot(type).write({ ...draft });
}

export function clearApplyDraft(type: ApplyType): void {
  draftSlot(type).clear();
}

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
