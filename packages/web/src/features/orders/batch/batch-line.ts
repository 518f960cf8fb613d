/** The columns of a line that both pages of a batch show. */
import { columnsOf } from '#ui/table/columns';
import { type BatchLine, lineKey } from './batch-queries';

/** A line's model, or its code where it has none. */
export const nameOf = ({ productModel, productCode }: BatchLine) => productModel ?? productCode;

const column = columnsOf<BatchLine>();

/** The product of a line, by its number in the sheet. */
export const PRODUCT_COLUMN = column.custom('product', '产品', {
  width: 168,
  text: (line) => `${line.lineNo}. ${nameOf(line)}`,
  detail: ['产品名称', ({ productName }) => productName],
});

/** Yuan of a line; those of the batch come from its head. */
export const AMOUNT_COLUMN = column.money('amount', '金额', { width: 104, total: false });

/** A line is called by its place in the batch. */
export function pasteTarget(line: BatchLine) {
  return { key: lineKey(line), name: lineKey(line) };
}
