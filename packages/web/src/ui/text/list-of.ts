/** In the place of items that did not come: it does not say that there are none. */
export const UNREAD_LINES = '没有读到明细';

/** Why nothing is sent that is made of such items. */
export const NO_LINES_NO_SEND = `${UNREAD_LINES}，暂不能提交，请稍后再试`;

/** A list of the server as it comes, or does not. */
export type Listed<Item> = readonly Item[] | null | undefined;

/**
 * The items of a list of a row of the server; none where it did not come, so that the row still has its cells. How many
 * there are, or a sum over them, is not known then, and is not 0: that is asked of the list itself.
 */
export function listOf<Item>(list: Listed<Item>): readonly Item[] {
  return list ?? [];
}
