/** The column that rows are ordered by; undefined keeps the order in which they came. */
export type RowOrder = { readonly columnKey: string; readonly direction: 'ascend' | 'descend' } | undefined;

/** An order that somebody else keeps, who brings the rows in it. */
export interface Ordering {
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}
