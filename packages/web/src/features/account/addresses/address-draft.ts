import {
  ADDRESS_LENGTHS,
  addressText,
  mobileRefusal,
  type Regions,
  regionsRefusal,
  wholeAddress,
} from '@dealer-portal/rules/address-book';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';

const REGION = z.object({ code: z.string(), name: z.string(), parentCode: z.optional(z.string()) });

const REGIONS: z.ZodMiniType<Regions> = z.object({
  province: z.optional(REGION),
  city: z.optional(REGION),
  area: z.optional(REGION),
});

const DRAFT = z.object({
  regions: REGIONS,
  addressName: z.string(),
  details: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  reason: z.string(),
});

/** The text typed into an address form; kept until it was saved, so that no failure loses it. */
export type AddressDraft = Readonly<z.infer<typeof DRAFT>>;

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

/** Where a draft survives a reload and the end of a session: one for a new address, one for each ship-to. */
export function draftSlot(of: string) {
  return slot('session', `addressDraft:${of}`, fits(DRAFT));
}

/** The complete address as it is sent. */
export function addressOf({ regions, details }: AddressDraft): string {
  return wholeAddress([regions.province, regions.city, regions.area], details);
}

type Check = (draft: AddressDraft) => string | undefined;

const CHECKS: Readonly<Record<DraftField, Check>> = {
  regions: ({ regions }) => addressText(regionsRefusal(regions)),
  addressName: ({ addressName }) => (addressName.trim() === '' ? '请填写地址名称' : undefined),
  details: (draft) => {
    if (draft.details.trim() === '') return '请填写详细地址';
    const over = addressOf(draft).length - ADDRESS_LENGTHS.address;
    return over > 0 ? `连同省市区超出 ${over} 个字，请写短一些` : undefined;
  },
  contactName: ({ contactName }) => (contactName.trim() === '' ? '请填写收货联系人' : undefined),
  contactPhone: ({ contactPhone }) => addressText(mobileRefusal(contactPhone.trim())),
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
