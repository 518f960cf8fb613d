/** Which account the tabs of this browser speak for: each says it, and hears when another says something else. */
import type { Account } from './account';
import { isRecord, slot } from './storage';

/** An account as one tab tells it to the others. */
export interface AccountInForce {
  readonly userId: string;
  readonly saletoCode: string;
  readonly sendtoCode: string;
  /** Who and where, for people: `王建国 · (8800123456)…`. */
  readonly label: string;
}

function isAccountInForce(value: unknown): value is AccountInForce {
  const texts = ['userId', 'saletoCode', 'sendtoCode', 'label'];
  return isRecord(value) && texts.every((name) => typeof value[name] === 'string');
}

/** Cleared by a logout, as everything stored is. */
export const accountInForce = slot('local', 'accountInForce', isAccountInForce);

/** What a tab says about its account. */
export function inForce({ user, saletoCode, sendtoCode, shipToLabel }: Account): AccountInForce {
  const label = `${user.realName || user.userName} · ${saletoCode} · ${shipToLabel}`;
  return { userId: user.id, saletoCode, sendtoCode, label };
}

/** What another tab did to the account of this one. */
export type ElsewhereChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'left' }
  | { readonly kind: 'switched'; readonly label: string };

/** Compares this tab's account with what was said last in this browser; nothing said means that a tab logged out. */
export function changeElsewhere(mine: AccountInForce, said: AccountInForce | undefined): ElsewhereChange {
  if (!said) return { kind: 'left' };
  const isSame =
    said.userId === mine.userId && said.saletoCode === mine.saletoCode && said.sendtoCode === mine.sendtoCode;
  return isSame ? { kind: 'none' } : { kind: 'switched', label: said.label };
}
