import {
  ADDRESS_LENGTHS,
  mobileProblem,
  type Regions,
  regionsError,
  wholeAddress,
} from '@dealer-portal/rules/address-book';
import { isRecord, slot } from '#platform/browser/storage';

/** The text typed into an address form; kept until it was saved, so that no failure loses it. */
export interface AddressDraft {
  readonly regions: Regions;
  readonly addressName: string;
  readonly details: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly reason: string;
}

export type DraftField = keyof AddressDraft;
export type DraftProblems = Readonly<Partial<Record<DraftField, string>>>;

export const EMPTY_DRAFT: AddressDraft = {
  regions: {},
  addressName: '',
  details: '',
  contactName: '',
  contactPhone: '',
  reason: '',
};

function isDraft(value: unknown): value is AddressDraft {
  if (!isRecord(value) || !isRecord(value['regions'])) return false;
  const texts = ['addressName', 'details', 'contactName', 'contactPhone', 'reason'];
  return texts.every((name) => typeof value[name] === 'string');
}

/** Where a draft survives a reload and the end of a session: one for a new address, one for each ship-to. */
export function draftSlot(of: string) {
  return slot('session', `addressDraft:${of}`, isDraft);
}

/** The complete address as it is sent. */
export function addressOf({ regions, details }: AddressDraft): string {
  return wholeAddress([regions.province, regions.city, regions.area], details);
}

type Check = (draft: AddressDraft) => string | undefined;

const CHECKS: Readonly<Record<DraftField, Check>> = {
  regions: ({ regions }) => regionsError(regions),
  addressName: ({ addressName }) => (addressName.trim() === '' ? '请填写地址名称' : undefined),
  details: (draft) => {
    if (draft.details.trim() === '') return '请填写详细地址';
    const over = addressOf(draft).length - ADDRESS_LENGTHS.address;
    return over > 0 ? `连同省市区超出 ${over} 个字，请写短一些` : undefined;
  },
  contactName: ({ contactName }) => (contactName.trim() === '' ? '请填写收货联系人' : undefined),
  contactPhone: ({ contactPhone }) => mobileProblem(contactPhone.trim()),
  reason: ({ reason }) => (reason.trim() === '' ? '请填写变更原因' : undefined),
};

/** The problems of a form, by field; empty when it can be sent. */
export function draftProblems(draft: AddressDraft, fields: readonly DraftField[]): DraftProblems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = CHECKS[field](draft);
      return problem ? [[field, problem]] : [];
    }),
  );
}
