/** The fixed figures of the message calls (MSG-01, 1§9). */
import { sumFigures } from '../../base/money';

/** How many messages a panel shows (MSG-01). */
export const MESSAGE_PAGE_SIZE = 4;

/** How long a dealer notice stands, in milliseconds; sliding to the next takes 1 s more (HEAD-06, 1§9). */
export const NOTICE_MS = 3000;

/** The platform that system notifications are asked for (MSG-01). */
export const PLATFORM_SELECTION = 1;

/** The owner of the wanted messages: `saletoCode_admin` (MSG-01, 2§7). */
export function messageUnitId(saletoCode: string): string {
  return `${saletoCode}_admin`;
}

/** An unread message type, as far as the sum needs it (1§3). */
export interface UnreadType {
  readonly num?: number | string | null | undefined;
}

/** How many messages are unread over all types; undefined where the number of one type cannot be read (MSG-01). */
export function unreadTotal(types: readonly UnreadType[]): number | undefined {
  return sumFigures(types.map(({ num }) => num));
}
