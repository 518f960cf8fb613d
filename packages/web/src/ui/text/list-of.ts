/**
 * The items of a list of a row of the server; none where it did not come, so that the row still has its cells. How many
 * there are, or a sum over them, is not known then, and is not 0: that is asked of the list itself.
 */
export function listOf<Item>(list: readonly Item[] | null | undefined): readonly Item[] {
  return list ?? [];
}
