/** For which sold-to and ship-to the tabs of a user work: each says it, and hears when another says something else. */

import { isRecord, sharedSlot } from '../browser/storage';
import type { Account } from './account';

/** An account as one tab reports it to the others. */
export interface AccountInForce {
  readonly userId: string;
  readonly saletoCode: string;
  readonly sendtoCode: string;
  /** User and place, for people: `王建国 · (8800123456)…`. */
  readonly label: string;
}

function isAccountInForce(value: unknown): value is AccountInForce {
  const texts = ['userId', 'saletoCode', 'sendtoCode', 'label'];
  return isRecord(value) && texts.every((name) => typeof value[name] === 'string');
}

/** Cleared by a logout, as everything stored is. */
export const accountInForce = sharedSlot('local', 'accountInForce', isAccountInForce);

/** The facts that a tab reports about its account. */
export function inForce({ user, saletoCode, sendtoCode, shipToLabel }: Account): AccountInForce {
  const label = `${user.realName || user.userName} · ${saletoCode} · ${shipToLabel}`;
  return { userId: user.id, saletoCode, sendtoCode, label };
}

/** The account that another tab of the same user has switched to; undefined while both use the same. */
export function switchedTo(
  mine: AccountInForce,
  reported: AccountInForce | undefined,
): AccountInForce | undefined {
  if (!reported || reported.userId !== mine.userId) return undefined;
  return reported.saletoCode === mine.saletoCode && reported.sendtoCode === mine.sendtoCode
    ? undefined
    : reported;
}
