import { payerListName, shipToListName } from '@dealer-portal/rules/address-book';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { ShortTexts } from '#ui/text/short-texts';
import { BATCH_COLUMNS, BATCH_MONEY_COLUMNS } from './batch-columns';
import { batchHref } from './batch-href';
import { type BatchLine, batchHeadQuery, batchLinesQuery, PLACED } from './batch-queries';
import { NoBatch } from './no-batch';
import './batch.css';

const COLUMNS: readonly DataColumn<BatchLine>[] = [
  ...BATCH_COLUMNS.slice(0, 1),
  {
    key: 'order',
    title: '订单号',
    width: 112,
    render: ({ orderNo }) =>
      orderNo ? <Link to={`${href('orderDetail')}?orderNo=${orderNo}`}>{orderNo}</Link> : '—',
  },
  { key: 'number', title: '数量', width: 88, isFigure: true, render: ({ number }) => `${number} 台` },
  ...BATCH_MONEY_COLUMNS.slice(0, 2),
  {
    key: 'payer',
    title: '付款方',
    width: 200,
    render: (order) => <ShortTexts first={payerListName(order)} />,
  },
  {
    key: 'sendto',
    title: '送达方',
    width: 240,
    render: (order) => <ShortTexts first={shipToListName(order)} />,
  },
];

/** 批量下单结果: which orders a batch became, line by line. */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const batchNo = params.get('batchNo') ?? '';
  const heads = useQuery(batchHeadQuery(account, batchNo));
  const lines = useQuery(batchLinesQuery(account, batchNo));
  const head = batchNo === '' ? undefined : heads.data?.records[0];
  const rows = lines.data?.records ?? [];
  const orders = new Set(rows.flatMap(({ orderNo }) => orderNo ?? []));
  const isPlaced = head?.status === PLACED;
  if (batchNo === '' || (heads.isSuccess && !head)) {
    return <NoBatch batchNo={batchNo} />;
  }
  return (
    <div className="page">
      <PageHeader
        context={`批次 ${batchNo}`}
        actions={
          <>
            <Link to={href('batchOrderOfAll')}>
              <Button>全部批次</Button>
            </Link>
            <Link to={isPlaced ? href('myOrder') : batchHref(batchNo)}>
              <Button type="primary">{isPlaced ? '查看我的订单' : '继续处理批次'}</Button>
            </Link>
          </>
        }
      />
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
