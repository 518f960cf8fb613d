/** The storage that remains after a logout (AUTH-05). */
import { ownListKind } from './own-list-kinds';

/** The storage key of the report-created flag. Assumption: the specification does not show its name. */
export const REPORT_CREATED_KEY = 'reportCreated';

/** The storage key of the settings of the host, which belong to no user. */
export const CONFIG_KEY = 'config';

/** The names of the journals of submits begin with it. */
export const JOURNAL_PREFIX = 'submits-';

/** The names of the payments of an order whose outcome is unknown begin with it. */
export const ORDER_PAYMENT_PREFIX = 'payment:';

/** What a logout does to a stored value: it goes, it stays, or of a journal what is not settled stays (AUTH-05). */
export type AtLogout = 'clear' | 'keep' | 'keepUnsettled';

/**
 * What a logout does to a stored value: the report-created flag and the settings of the host stay, and so do the lists
 * and settings that the account has arranged for itself. A record of a submit whose outcome is unknown stays, or it
 * could be sent twice (AUTH-05, ORDER-01, 1§4).
 * @param name without the prefix of the portal; the account it belongs to may follow
 */
export function atLogout(name: string): AtLogout {
  if (name === REPORT_CREATED_KEY || name === CONFIG_KEY || name.startsWith(ORDER_PAYMENT_PREFIX))
    return 'keep';
  if (ownListKind(name) !== undefined) return 'keep';
  return name.startsWith(JOURNAL_PREFIX) ? 'keepUnsettled' : 'clear';
}
