import { Button, Checkbox, Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { DataTable } from '#ui/data-table';
import type { ListState, RowAction } from '#ui/data-table-types';
import { Money } from '#ui/money';
import { StickyBar } from '#ui/sticky-bar';
import { amount, columnsOf, type Judged, keyOf, pieces } from './import-columns';
import type { Mend } from './import-rows';
import { saveCsv } from './save-csv';

export type GoodRow = Extract<Judged, { kind: 'good' }>;

interface ImportPreviewProps {
  readonly name: string;
  readonly judged: readonly Judged[];
  readonly state: ListState;
  readonly hasShipTo: boolean;
  readonly isMerging: boolean;
  readonly onMerging: (isMerging: boolean) => void;
  /** What a row says is put right. */
  readonly onMend: (rowNo: number, mend: Mend) => void;
  readonly onRemove: (rowNos: readonly number[]) => void;
  readonly onClose: () => void;
  /** The buttons that take the good rows, the primary one last. */
  readonly actions: (good: readonly GoodRow[]) => ReactNode;
}

type Shown = 'all' | 'bad' | 'good';

/** Every row that was read, the bad ones first, each with its reason, before anything is added (CART-08). */
export function ImportPreview(props: ImportPreviewProps) {
  const { name, judged, state, hasShipTo, onMend, onRemove } = props;
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
        columns={columnsOf(hasShipTo, onMend)}
        rows={rows}
        rowKey={({ row }) => keyOf(row.rowNo)}
        state={state}
        empty={{ title: shown === 'bad' ? '没有有误的行' : '没有可加入的行' }}
        totalsLabel="可加入"
        actionsWidth={128}
        actions={(one) => actionsOf(one, { onMend, onRemove })}
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

function actionsOf(
  one: Judged,
  { onMend, onRemove }: Pick<ImportPreviewProps, 'onMend' | 'onRemove'>,
): readonly RowAction[] {
  const { rowNo } = one.row;
  const remove: RowAction = { key: 'remove', label: '移除', onClick: () => onRemove([rowNo]) };
  if (one.kind !== 'bad' || one.possible === undefined) return [remove];
  const { possible } = one;
  const fit = () => onMend(rowNo, { number: String(possible) });
  return [{ key: 'fit', label: `改为 ${possible} 台`, onClick: fit }, remove];
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
