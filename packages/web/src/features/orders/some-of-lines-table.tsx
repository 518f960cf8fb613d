import { InputNumber } from 'antd';
import { DataTable } from '#ui/data-table';
import { lineColumns } from './order-lines';
import type { OrderLine } from './queries';

/** Pieces by product code. */
export type Pieces = Readonly<Record<string, number | null>>;

interface SomeOfLinesTableProps {
  /** What is done with the pieces: 拒收 or 退货. */
  readonly verb: string;
  readonly lines: readonly OrderLine[];
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
}

/** An order's lines, each with a field for the pieces that come back. */
export function SomeOfLinesTable({ verb, lines, pieces, onChange }: SomeOfLinesTableProps) {
  const [product, , price, number] = lineColumns(undefined);
  const shown = [product, price, number].flatMap((column) => (column ? [column] : []));
  return (
    <DataTable<OrderLine>
      label={`${verb}的商品`}
      columns={[
        ...shown,
        {
          key: 'pieces',
          title: `${verb}数量`,
          width: 144,
          isFigure: true,
          render: (line) => (
            <InputNumber
              aria-label={`${line.productModel ?? line.productCode} 的${verb}数量`}
              min={0}
              max={line.number}
              precision={0}
              suffix="台"
              placeholder="0"
              value={pieces[line.productCode] ?? null}
              onChange={(value) => onChange({ ...pieces, [line.productCode]: value })}
            />
          ),
          total: (rows) => `${rows.reduce((sum, line) => sum + (pieces[line.productCode] ?? 0), 0)} 台`,
        },
      ]}
      rows={lines}
      rowKey={({ productCode }) => productCode}
      state={{ kind: 'ready' }}
      empty={{ title: '没有商品' }}
      totalsLabel="全部"
    />
  );
}
