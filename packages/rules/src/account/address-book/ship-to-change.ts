/** Applying for a change of a ship-to: what may be asked, and how an application stands (1§4). */
import { refuse } from '../../base/refusal';
import { SHIP_TO_CHANGE_STATES } from '../../base/states/store-states';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import type { AddressRefusal } from './address-refusals';
import type { Region } from './regions';

/** A ship-to change application, as far as the rules read it. */
export interface ShipToChange {
  /** A code of `SHIP_TO_CHANGE_STATES`. */
  readonly status?: string | null | undefined;
  readonly canRevoke?: boolean | null | undefined;
}

const { inApproval, approved, rejected } = SHIP_TO_CHANGE_STATES;

/** How an application is coloured: still open, ended well, ended badly, or withdrawn. */
export type ShipToChangeTone = 'open' | 'approved' | 'rejected' | 'ended';

const TONES: ReadonlyMap<string | null | undefined, ShipToChangeTone> = new Map([
  [inApproval.value, 'open'],
  [approved.value, 'approved'],
  [rejected.value, 'rejected'],
]);

/** The tone of an application; an unknown state counts as ended. */
export function shipToChangeTone({ status }: ShipToChange): ShipToChangeTone {
  return TONES.get(status) ?? 'ended';
}

/** Why no new change may be applied for: one ship-to has one open application (1§4). */
export function changeRefusal(latest: ShipToChange | null | undefined): AddressRefusal | undefined {
  return latest?.status === inApproval.value ? refuse('address.changePending') : undefined;
}

/** Why an application cannot be revoked; only an open one can, unless the server says that it cannot (1§4). */
export function revokeRefusal({ status, canRevoke }: ShipToChange): AddressRefusal | undefined {
  if (status !== inApproval.value) return refuse('address.changeEnded');
  return canRevoke === false ? refuse('address.revokeLate') : undefined;
}

/** The digits of a mobile number. */
export const MOBILE_LENGTH = 11;

/** Whether the text is a mobile number: 11 digits, the first one 1 and the second at least 3. */
export function isMobileNumber(text: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(text);
}

/** Why a field for a mobile number is refused; undefined when it holds one. */
export function mobileRefusal(text: string | undefined): AddressRefusal | undefined {
  return isMobileNumber(text ?? '') ? undefined : refuse('address.mobile');
}

/** The most characters of a detailed address, a contact's name and a reason. Assumption: as the calls accept them. */
export const ADDRESS_LENGTHS = {
  address: 100,
  addressName: 60,
  contactName: 20,
  reason: REMARK_LENGTH,
} as const;

/**
 * The complete address: province, city and area before the details, none of them twice. Assumption: written without
 * spaces.
 */
export function wholeAddress(regions: readonly (Region | undefined)[], details: string): string {
  const names = regions.flatMap((region) => (region ? [region.name] : []));
  const prefix = names.filter((name, index) => names.indexOf(name) === index).join('');
  const text = details.trim();
  return text.startsWith(prefix) ? text : `${prefix}${text}`;
}
