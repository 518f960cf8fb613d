// No report: the lines are those of one batch, whose head the page needs as well.

import { payerListName, shipToListName } from '@dealer-portal/rules/address-book';
import { BATCH_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { Money } from '#ui/text/money';
import { ShortTexts } from '#ui/text/short-texts';
import { batchHref } from './batch-href';
import { AMOUNT_COLUMN, PRODUCT_COLUMN } from './batch-line';
import { type BatchLine, batchHeadQuery, batchLinesQuery } from './batch-queries';
import { NoBatch } from './no-batch';
import './batch.css';

const column = columnsOf<BatchLine>();

const COLUMNS = [
  PRODUCT_COLUMN,
  column.code('orderNo', '订单号', {
    key: 'order',
    width: 112,
    to: ({ orderNo }) => (orderNo ? `${href('orderDetail')}?orderNo=${orderNo}` : undefined),
  }),
  column.number('number', '数量', { width: 88, unit: '台', total: false }),
  column.money('price', '单价', { width: 104, total: false }),
  AMOUNT_COLUMN,
  column.custom('payer', '付款方', {
    width: 200,
    text: (line) => payerListName(line).short,
    render: (line) => <ShortTexts first={payerListName(line)} />,
  }),
  column.custom('sendto', '送达方', {
    width: 240,
    text: (line) => shipToListName(line).short,
    render: (line) => <ShortTexts first={shipToListName(line)} />,
  }),
];

/** 批量下单结果: which orders a batch became, line by line. */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const batchNo = params.get('batchNo') ?? '';
  const heads = useQuery(batchHeadQuery(account, batchNo));
  const lines = useQuery(batchLinesQuery(account, batchNo));
  const head = heads.data?.records.find((found) => found.batchNo === batchNo);
  const rows = lines.data?.records ?? [];
  const orders = new Set(rows.flatMap(({ orderNo }) => orderNo ?? []));
  const isPlaced = head?.status === BATCH_STATES.placed.value;
  if (batchNo === '' || (heads.isSuccess && !head)) {
    return <NoBatch batchNo={batchNo} />;
  }
  return (
    <div className="page">
      <PageHeader
        context={`批次 ${batchNo}`}
        actions={
          <>
            <ButtonLink to={href('batchOrderOfAll')}>全部批次</ButtonLink>
            <ButtonLink kind="primary" to={isPlaced ? href('myOrder') : batchHref(batchNo)}>
              {isPlaced ? '查看我的订单' : '继续处理批次'}
            </ButtonLink>
          </>
        }
      />
      {heads.isLoading && <Arriving />}
      {head && (
        <ResultPanel
          className="panel batch-result"
          status={isPlaced ? 'success' : 'info'}
          title={isPlaced ? placedTitle(orders.size) : '这个批次还没有下单'}
          text={
            <>
              {head.lineCount} 行 · <Money amount={head.amount} strong />
            </>
          }
        />
      )}
      <DataTable
        label="批次明细"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ lineNo }) => `第 ${lineNo} 行`}
        state={listState(lines, '批次明细没有加载出来')}
        empty={{ title: '批次里没有明细', reason: '早期批次的明细已归档，可在我的订单中查看。' }}
      />
    </div>
  );
}

/** An old batch has no lines any more that would name its orders. */
function placedTitle(orders: number): string {
  return orders === 0 ? '这个批次已经下单' : `已生成 ${orders} 个订单`;
}
