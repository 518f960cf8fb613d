import { batchText } from '@dealer-portal/rules/batch';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { saveCsv } from '#platform/browser/save-csv';
import { PlainButton } from '#ui/button/plain-button';
import { StickyBar } from '#ui/page/sticky-bar';
import type { ListState } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { useHeldPieces } from '#widgets/products/use-held-pieces';
import { FaultSummary } from './fault-summary';
import type { ImportRows } from './import-rows';
import { amountOf, ImportTable, type Judged, piecesOf } from './import-table';
import '../batch.css';

export type GoodRow = Extract<Judged, { kind: 'good' }>;

interface ImportPreviewProps {
  readonly judged: readonly Judged[];
  readonly state: ListState;
  readonly hasShipTo: boolean;
  /** The sheet, with the ways to change it. */
  readonly rows: ImportRows;
  /** The buttons that take the good rows, the primary one last. */
  readonly actions: (good: readonly GoodRow[]) => ReactNode;
}

/** Every row that was read, the bad ones first, each with its reason, before anything is added (CART-08). */
export function ImportPreview({ rows, judged, state, hasShipTo, actions }: ImportPreviewProps) {
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const good = judged.flatMap((item) => (item.kind === 'good' ? [item] : []));
  const held = useHeldPieces(good.map(({ product }) => product.terms));
  return (
    <>
      <section className="batch-preview" aria-label="导入预览">
        <Flex className="batch-preview-head" justify="space-between" align="center" gap="small" wrap>
          <h2>
            {rows.sheet?.name} · {judged.length} 行
          </h2>
          <PlainButton onClick={rows.putAway}>重新导入</PlainButton>
        </Flex>
        {state.kind === 'ready' && <FaultSummary judged={judged} rows={rows} />}
        <ImportTable judged={judged} state={state} hasShipTo={hasShipTo} rows={rows} />
      </section>
      {state.kind === 'ready' && (
        <StickyBar
          start={
            <>
              {rows.backToColumns && <PlainButton onClick={rows.backToColumns}>上一步</PlainButton>}
              {bad.length > 0 && (
                <PlainButton onClick={() => saveBad(bad, hasShipTo)}>下载有误的 {bad.length} 行</PlainButton>
              )}
            </>
          }
          summary={
            <>
              可加入 {good.length} 种 · {piecesOf(good)} 台 · 合计{' '}
              <Money amount={amountOf(good, held)} strong />
            </>
          }
          actions={actions(good)}
        />
      )}
    </>
  );
}

function saveBad(bad: readonly Judged[], hasShipTo: boolean): void {
  const titles = ['型号或产品编码', '数量', ...(hasShipTo ? ['送达方编码'] : []), '原行号', '原因'];
  const rows = bad.map((item) => [
    item.row.product,
    item.row.number,
    ...(hasShipTo ? [item.row.sendto] : []),
    String(item.row.rowNo),
    item.kind === 'bad' ? batchText(item.refusal) : '',
  ]);
  saveCsv('有误的行.csv', [titles, ...rows]);
}
