// No report: the lines of a batch are a sheet that is typed in.

import { formatYuan } from '@dealer-portal/rules/money';
import { BATCH_LINE_STATES } from '@dealer-portal/rules/states';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { dialogs } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { Segments } from '#ui/choice/segments';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { type BatchCellsProps, NumberCell, PartiesCell, PriceCell, TermsCell } from './batch-cells';
import { AMOUNT_COLUMN, PRODUCT_COLUMN, pasteTarget } from './batch-line';
import { type BatchLine, lineKey } from './batch-queries';
import type { LineChange, OpenBatch } from './use-batch';
import './batch.css';
import { stateText } from '#ui/text/joined';

interface BatchTableProps {
  readonly batch: OpenBatch;
  readonly all: readonly BatchLine[];
  readonly bad: readonly BatchLine[];
}

/** The lines of a batch, all or the wrong ones; a pasted column fills their quantities. */
export function BatchTable({ batch, all, bad }: BatchTableProps) {
  const { lines, quantities } = batch;
  const [filter, setFilter] = useState<'all' | 'bad'>('all');
  const { columns, actions } = useTable(batch);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [key, number] of readPasted(pairs, all.map(pasteTarget))) quantities.change(key, number);
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        label="批次明细"
        columns={columns}
        rows={filter === 'bad' ? bad : all}
        rowKey={lineKey}
        state={listState(lines, '批次明细没有加载出来')}
        partial={partialOf(batch)}
        empty={{ title: filter === 'bad' ? '没有有误的行' : '批次里没有明细' }}
        actionsWidth={56}
        actions={actions}
        caption={
          <Segments
            label="显示的行"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all' as const, label: `全部 ${all.length}` },
              { value: 'bad' as const, label: `有误 ${bad.length}` },
            ]}
          />
        }
      />
    </ColumnEntry>
  );
}

function askRemove(line: BatchLine, { change }: OpenBatch): void {
  const subject = `${line.productModel ?? line.productCode} × ${line.number} 台`;
  dialogs.confirm({
    title: `删除${lineKey(line)} ${subject}？`,
    content: `金额 ${formatYuan(line.amount)}，送达方 ${line.sendtoCode}。`,
    okText: `删除 ${subject}`,
    okButtonProps: { danger: true },
    cancelText: '保留',
    onOk: () => change(line, { number: 0 }),
  });
}

/** The missing parts of the batch; without its head it can be read and corrected, not placed. */
function partialOf({ heads, hasTermsFailed }: OpenBatch): ReactNode {
  if (heads.isError) {
    return (
      <>
        批次的状态和金额没有取到，暂时不能下单。
        <PlainButton kind="link" size="small" onClick={() => void heads.refetch()}>
          重试
        </PlainButton>
      </>
    );
  }
  return hasTermsFailed && '特价、宽限、远周次或付款方暂时没有取到';
}

/** Columns and actions keep their identity while only quantities change, and so do the rows. */
function useTable(batch: OpenBatch) {
  const { terms, quantities, isBusy: isLocked } = batch;
  const latest = useRef(batch);
  useEffect(() => {
    latest.current = batch;
  });
  return useMemo(() => {
    const onChange = (line: BatchLine, change: LineChange) => void latest.current.change(line, change);
    return {
      columns: batchColumns({ terms, quantities, isLocked, onChange }),
      actions: (line: BatchLine) => [
        { key: 'remove', label: '删除', isDanger: true, onClick: () => askRemove(line, latest.current) },
      ],
    };
  }, [terms, quantities, isLocked]);
}

const column = columnsOf<BatchLine>();

const CHECK_COLUMN = column.custom('check', '校验 / 库存', {
  width: 152,
  text: ({ errorMsg, checkStatusName }) => errorMsg || stateText(checkStatusName),
  render: ({ checkStatus, checkStatusName, errorMsg, stock }) => (
    <>
      <div className={checkStatus === BATCH_LINE_STATES.faulty.value ? 'batch-reason' : 'batch-good'}>
        {errorMsg || stateText(checkStatusName)}
      </div>
      {stock !== undefined && <div className="secondary">库存 {stock} 台</div>}
    </>
  ),
});

/** All columns of a batch's lines; those that decide the order can be changed until it is placed. */
function batchColumns(props: BatchCellsProps): readonly DataColumn<BatchLine>[] {
  return [
    PRODUCT_COLUMN,
    CHECK_COLUMN,
    {
      key: 'number',
      title: '数量（台）',
      width: 140,
      render: (line) => <NumberCell line={line} {...props} />,
    },
    {
      key: 'priceType',
      title: '价格 / 单价',
      width: 140,
      render: (line) => <PriceCell line={line} {...props} />,
    },
    AMOUNT_COLUMN,
    {
      key: 'terms',
      title: '宽限 / 远周',
      width: 132,
      render: (line) => <TermsCell line={line} {...props} />,
    },
    {
      key: 'payer',
      title: '付款方 / 送达方',
      width: 220,
      render: (line) => <PartiesCell line={line} {...props} />,
    },
  ];
}
