import type { JudgedRow } from '@dealer-portal/rules/batch';
import { orderPrice } from '@dealer-portal/rules/money';
import { Button, Checkbox, Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { DataTable } from '#ui/data-table';
import type { DataColumn, ListState, RowAction } from '#ui/data-table-types';
import { Money } from '#ui/money';
import { StickyBar } from '#ui/sticky-bar';
import { saveCsv } from './save-csv';
import type { PricedProduct } from './use-import-products';

export type Judged = JudgedRow<PricedProduct>;
export type GoodRow = Extract<Judged, { kind: 'good' }>;

interface ImportPreviewProps {
  readonly name: string;
  readonly judged: readonly Judged[];
  readonly state: ListState;
  readonly hasShipTo: boolean;
  readonly isMerging: boolean;
  readonly onMerging: (isMerging: boolean) => void;
  readonly onNumber: (rowNo: number, number: number) => void;
  readonly onRemove: (rowNos: readonly number[]) => void;
  readonly onClose: () => void;
  /** The buttons that take the good rows, the primary one last. */
  readonly actions: (good: readonly GoodRow[]) => ReactNode;
}

type Shown = 'all' | 'bad' | 'good';

/** Every row that was read, the bad ones first, each with its reason, before anything is added (CART-08). */
export function ImportPreview(props: ImportPreviewProps) {
  const { name, judged, state, hasShipTo, onNumber, onRemove } = props;
  const [shown, setShown] = useState<Shown>('all');
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const good = judged.flatMap((one) => (one.kind === 'good' ? [one] : []));
  const merged = judged.filter(({ kind }) => kind === 'merged');
  const rows = { all: [...bad, ...merged, ...good], bad, good }[shown];
  const isReady = state.kind === 'ready';
  return (
    <section className="batch-preview" aria-label="导入预览">
      <Flex className="batch-preview-head" justify="space-between" align="center" gap="small" wrap>
        <h2>
          {name} · {judged.length} 行
        </h2>
        <Button onClick={props.onClose}>重新导入</Button>
      </Flex>
      <DataTable
        label="导入预览"
        columns={hasShipTo ? [...COLUMNS, SHIP_TO] : COLUMNS}
        rows={rows}
        rowKey={({ row }) => `第 ${row.rowNo} 行`}
        state={state}
        empty={{ title: shown === 'bad' ? '没有有误的行' : '没有可加入的行' }}
        totalsLabel="可加入"
        actionsWidth={128}
        actions={(one) => actionsOf(one, { onNumber, onRemove })}
        caption={
          <Segmented<Shown>
            aria-label="显示的行"
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: `全部 ${judged.length}` },
              { value: 'bad', label: `有误 ${bad.length}` },
              { value: 'good', label: `可加入 ${good.length}` },
            ]}
          />
        }
        tools={
          <Checkbox checked={props.isMerging} onChange={({ target }) => props.onMerging(target.checked)}>
            相同产品合并数量
          </Checkbox>
        }
      />
      {isReady && (
        <StickyBar
          start={
            bad.length > 0 && (
              <Button onClick={() => void saveBad(bad, hasShipTo)}>下载有误的 {bad.length} 行</Button>
            )
          }
          summary={
            <>
              可加入 {good.length} 种 · {pieces(good)} 台 · 合计 <Money amount={amount(good)} strong />
            </>
          }
          actions={props.actions(good)}
        />
      )}
    </section>
  );
}

const productOf = (one: Judged) => one.product;
const lineOf = (one: Judged) =>
  one.kind === 'good' ? { price: one.product.price, number: one.number } : { price: 0, number: 0 };
const amount = (rows: readonly Judged[]) => orderPrice(rows.map(lineOf));
const pieces = (rows: readonly Judged[]) => rows.reduce((sum, one) => sum + lineOf(one).number, 0);

const COLUMNS: readonly DataColumn<Judged>[] = [
  { key: 'row', title: '行', width: 80, render: ({ row }) => `第 ${row.rowNo} 行` },
  { key: 'given', title: '型号或编码', width: 152, render: ({ row }) => row.product || '（空）' },
  { key: 'result', title: '结果', width: 208, render: (one) => <Outcome one={one} /> },
  { key: 'name', title: '产品', width: 168, render: (one) => productOf(one)?.productName ?? '—' },
  {
    key: 'number',
    title: '数量',
    width: 80,
    isFigure: true,
    render: (one) => (one.kind === 'good' ? `${one.number} 台` : one.row.number || '（空）'),
    total: (rows) => `${pieces(rows)} 台`,
  },
  {
    key: 'price',
    title: '单价',
    width: 96,
    isFigure: true,
    render: (one) => <Money amount={productOf(one)?.price} />,
  },
  {
    key: 'amount',
    title: '金额',
    width: 112,
    isFigure: true,
    render: (one) => <Money amount={one.kind === 'good' ? amount([one]) : undefined} />,
    total: (rows) => <Money amount={amount(rows)} />,
  },
  {
    key: 'stock',
    title: '库存',
    width: 72,
    isFigure: true,
    render: (one) => {
      const stock = productOf(one)?.stock;
      return stock === undefined ? '—' : `${stock} 台`;
    },
  },
];

const SHIP_TO: DataColumn<Judged> = {
  key: 'sendto',
  title: '送达方',
  width: 128,
  render: ({ row }) => row.sendto || '（空）',
};

function Outcome({ one }: { readonly one: Judged }) {
  if (one.kind === 'good') return <span className="batch-good">可加入</span>;
  if (one.kind === 'merged') return <span className="secondary">已并入第 {one.into} 行</span>;
  return <span className="batch-reason">{one.reason}</span>;
}

function actionsOf(
  one: Judged,
  { onNumber, onRemove }: Pick<ImportPreviewProps, 'onNumber' | 'onRemove'>,
): readonly RowAction[] {
  const { rowNo } = one.row;
  const remove: RowAction = { key: 'remove', label: '移除', onClick: () => onRemove([rowNo]) };
  if (one.kind !== 'bad' || one.possible === undefined) return [remove];
  const { possible } = one;
  return [{ key: 'fit', label: `改为 ${possible} 台`, onClick: () => onNumber(rowNo, possible) }, remove];
}

function saveBad(bad: readonly Judged[], hasShipTo: boolean): Promise<void> {
  const titles = ['型号或产品编码', '数量', ...(hasShipTo ? ['送达方编码'] : []), '原行号', '原因'];
  const rows = bad.map((one) => [
    one.row.product,
    one.row.number,
    ...(hasShipTo ? [one.row.sendto] : []),
    String(one.row.rowNo),
    one.kind === 'bad' ? one.reason : '',
  ]);
  return saveCsv('有误的行.csv', [titles, ...rows]);
}
