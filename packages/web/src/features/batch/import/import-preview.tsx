// No report: the rows are those of a sheet that is not sent yet.
import { Button, Checkbox, Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { saveCsv } from '#platform/browser/save-csv';
import { StickyBar } from '#ui/page/sticky-bar';
import { DataTable } from '#ui/table/data-table';
import type { ListState, RowAction } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { FaultSummary } from './fault-summary';
import { amount, columnsOf, type Judged, keyOf, pieces } from './import-columns';
import type { useImportSheet } from './import-rows';

export type GoodRow = Extract<Judged, { kind: 'good' }>;

interface ImportPreviewProps {
  readonly judged: readonly Judged[];
  readonly state: ListState;
  readonly hasShipTo: boolean;
  /** The sheet, with the ways to change it. */
  readonly rows: ReturnType<typeof useImportSheet>;
  /** The buttons that take the good rows, the primary one last. */
  readonly actions: (good: readonly GoodRow[]) => ReactNode;
}

const SHOWN = [
  ['all', '全部'],
  ['bad', '有误'],
  ['good', '可加入'],
] as const;
type Shown = (typeof SHOWN)[number][0];

/** Every row that was read, the bad ones first, each with its reason, before anything is added (CART-08). */
export function ImportPreview({ rows, judged, state, hasShipTo, actions }: ImportPreviewProps) {
  const [visible, setVisible] = useState<Shown>('all');
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const good = judged.flatMap((item) => (item.kind === 'good' ? [item] : []));
  const merged = judged.filter(({ kind }) => kind === 'merged');
  const rowsOf = { all: [...bad, ...merged, ...good], bad, good };
  return (
    <section className="batch-preview" aria-label="导入预览">
      <Flex className="batch-preview-head" justify="space-between" align="center" gap="small" wrap>
        <h2>
          {rows.sheet?.name} · {judged.length} 行
        </h2>
        <Button onClick={() => rows.show(undefined)}>重新导入</Button>
      </Flex>
      {state.kind === 'ready' && <FaultSummary judged={judged} rows={rows} />}
      <DataTable
        label="导入预览"
        columns={columnsOf(hasShipTo, rows.change)}
        rows={rowsOf[visible]}
        rowKey={({ row }) => keyOf(row.rowNo)}
        state={state}
        empty={{ title: visible === 'bad' ? '没有有误的行' : '没有可加入的行' }}
        actionsWidth={152}
        actions={(item) => actionsOf(item, rows)}
        caption={
          <Segmented<Shown>
            aria-label="显示的行"
            value={visible}
            onChange={setVisible}
            options={SHOWN.map(([value, name]) => ({ value, label: `${name} ${rowsOf[value].length}` }))}
          />
        }
        tools={
          <Checkbox
            checked={rows.sheet?.isMerging ?? false}
            onChange={({ target }) => rows.setMerging(target.checked)}
          >
            相同产品合并数量
          </Checkbox>
        }
      />
      {state.kind === 'ready' && (
        <StickyBar
          start={
            bad.length > 0 && (
              <Button onClick={() => saveBad(bad, hasShipTo)}>下载有误的 {bad.length} 行</Button>
            )
          }
          summary={
            <>
              可加入 {good.length} 种 · {pieces(good)} 台 · 合计 <Money amount={amount(good)} strong />
            </>
          }
          actions={actions(good)}
        />
      )}
    </section>
  );
}

function actionsOf(
  item: Judged,
  { change, remove }: Pick<ImportPreviewProps['rows'], 'change' | 'remove'>,
): readonly RowAction[] {
  const rowNos = [item.row.rowNo, ...(item.kind === 'merged' ? [] : item.mergedRows)];
  const label = rowNos.length > 1 ? `移除 ${rowNos.length} 行` : '移除';
  const removing: RowAction = { key: 'remove', label, onClick: () => remove(rowNos) };
  if (item.kind !== 'bad' || item.possible === undefined) return [removing];
  const { possible } = item;
  const fit = () => change(item, { number: String(possible) });
  return [{ key: 'fit', label: `改为 ${possible} 台`, onClick: fit }, removing];
}

function saveBad(bad: readonly Judged[], hasShipTo: boolean): void {
  const titles = ['型号或产品编码', '数量', ...(hasShipTo ? ['送达方编码'] : []), '原行号', '原因'];
  const rows = bad.map((item) => [
    item.row.product,
    item.row.number,
    ...(hasShipTo ? [item.row.sendto] : []),
    String(item.row.rowNo),
    item.kind === 'bad' ? item.reason : '',
  ]);
  saveCsv('有误的行.csv', [titles, ...rows]);
}
