/** Names of ship-tos and payers in lists: the distinguishing part comes first. */
import { wireText } from '../../base/given';
import { type ShipTo, shipToLabel } from '../address/ship-to';

/** A name for a narrow column, and the complete name. */
export interface ListName {
  readonly short: string;
  readonly full: string;
}

/** Province and city before an address: most ship-tos of a dealer share them. */
const REGION = /(?:[^省市区县]{2,7}(?:省|自治区))?(?:[^市区县]{2,8}(?:市|自治州|地区|盟))?(?=.)/;
// From the start of the text: a pattern that may begin anywhere reads a long text once for each character.
const PLACE_BEHIND_STREET = /^(.*\d号)(.+)/;

/**
 * An address with the name of the place first, then district and street, without province and city.
 * @param address e.g. `山东省青岛市崂山区株洲路187号腾达仓库`
 * @returns e.g. `腾达仓库，崂山区株洲路187号`
 */
export function distinctAddress(address: string): string {
  return address.trim().replace(REGION, '').replace(PLACE_BEHIND_STREET, '$2，$1');
}

/** The place alone where an address ends in one (`腾达仓库`); else the part that differs from other addresses. */
export function placeName(address: string | null | undefined): string {
  const text = distinctAddress(address ?? '');
  return text.split('，')[0] || text || '—';
}

/** A ship-to as lists name it: its place first, its code last; a dash without a code. */
export function shipToListName({
  sendtoCode,
  sendtoAddress,
}: {
  readonly sendtoCode?: string | undefined;
  readonly sendtoAddress?: ShipTo['sendtoAddress'];
}): ListName {
  // A server may send anything in place of a code or an address.
  if (typeof sendtoCode !== 'string' || sendtoCode === '') return { short: '—', full: '—' };
  const address = wireText(sendtoAddress);
  const place = distinctAddress(address);
  const full = shipToLabel({ sendtoCode, sendtoAddress: address });
  return { short: place === '' ? full : `${place} (${sendtoCode})`, full };
}

/** A payer as lists name it: its name first, its code last; a dash without a code. */
export function payerListName({
  payerCode,
  payerName,
}: {
  readonly payerCode?: string | undefined;
  readonly payerName?: string | undefined;
}): ListName {
  // A server may send anything in place of a code or a name.
  if (typeof payerCode !== 'string' || payerCode === '') return { short: '—', full: '—' };
  const name = wireText(payerName);
  const full = `(${payerCode})${name}`;
  return { short: name ? `${name} (${payerCode})` : full, full };
}
