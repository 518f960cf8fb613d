import { NO_LINES_NO_SEND, UNREAD_LINES } from '@dealer-portal/rules/page';

export { NO_LINES_NO_SEND, UNREAD_LINES };

/** A list of the server as it comes, or does not. */
export type Listed<Item> = readonly Item[] | null | undefined;

/**
 * The items of a list of a row of the server; none where it did not come, so that the row still has its cells. How many
 * there are, or a sum over them, is not known then, and is not 0: that is asked of the list itself.
 */
export function listOf<Item>(list: Listed<Item>): readonly Item[] {
  // A server may send anything in place of a list.
  return Array.isArray(list) ? list : [];
}
