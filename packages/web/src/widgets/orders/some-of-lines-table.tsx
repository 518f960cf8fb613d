// No report: quantities are typed into the lines of one order.

import { readWantedQuantity, typedPieces } from '@dealer-portal/rules/input';
import { piecesText } from '@dealer-portal/rules/money';
import { QuantityInput } from '#ui/input/quantity-input';
import { wrongDraft } from '#ui/input/use-quantity-draft';
import { DataTable } from '#ui/table/data-table';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { type Listed, listOf } from '#ui/text/list-of';
import type { LineDrafts } from '#widgets/quantity-edits/correct-first';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { lineColumns } from './order-lines';
import type { OrderLine } from './queries';

interface SomeOfLinesTableProps {
  /** The action on the pieces: 拒收 or 退货. */
  readonly verb: string;
  readonly lines: Listed<OrderLine>;
  readonly pieces: LineDrafts;
  readonly onChange: (pieces: LineDrafts) => void;
}

const rangeOf = ({ number }: OrderLine) => ({ min: 0, max: number });
export const nameOf = ({ productModel, productCode }: OrderLine) => productModel ?? productCode;

/** An order's lines, each with a field for the pieces that come back; a column of them can be pasted. */
export function SomeOfLinesTable({ verb, lines, pieces, onChange }: SomeOfLinesTableProps) {
  const [product, , price, number] = lineColumns(undefined);
  const columns = [product, price, number].flatMap((column) => (column ? [column] : []));
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = listOf(lines).map((line) => ({
      key: line.productCode,
      name: nameOf(line),
      range: rangeOf(line),
    }));
    const pasted = readPasted(pairs, targets).map(([code, number]) => [code, { number }] as const);
    onChange({ ...pieces, ...Object.fromEntries(pasted) });
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable<OrderLine>
        label={`${verb}的商品`}
        columns={[
          ...columns,
          {
            key: 'pieces',
            title: `${verb}数量`,
            width: 168,
            isFigure: true,
            render: (line) => (
              <EntryCell entryKey={line.productCode}>
                <QuantityInput
                  label={`${nameOf(line)} 的${verb}数量`}
                  value={typedPieces(pieces[line.productCode])}
                  problem={pieces[line.productCode]?.problem}
                  {...rangeOf(line)}
                  unit="台"
                  isLive
                  read={(text) => readWantedQuantity(text, rangeOf(line))}
                  onCommit={(value) => onChange({ ...pieces, [line.productCode]: { number: value } })}
                  onWrong={(wrong) =>
                    wrong !== undefined && onChange({ ...pieces, [line.productCode]: wrongDraft(wrong) })
                  }
                />
              </EntryCell>
            ),
            total: (rows) => piecesText(rows.map((line) => typedPieces(pieces[line.productCode]))),
          },
        ]}
        rows={lines}
        rowKey={({ productCode }) => productCode}
        state={{ kind: 'ready' }}
        empty={{ title: '没有商品' }}
        totalsLabel="全部"
      />
    </ColumnEntry>
  );
}
