// No report: the orders are lines of one batch, which is asked for until it is done.
import { weekStartText } from '@dealer-portal/rules/cart-entry';
import { BULK_RESULT_STATES } from '@dealer-portal/rules/states';
import { Alert, Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useAskedQuery } from '#platform/calls/asked-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { type Listed, listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { type Batch, batchQuery } from '../queries';
import { useWeekNames } from './use-week-names';
import './bulk-order.css';

type BatchOrder = Batch['orderList'][number];

/** 大单下单结果: asks until the orders of a batch are made, then shows each with its state or its reason (BIG-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const batchNo = params.get('batchNo') ?? '';
  const batch = useAskedQuery(
    { ...batchQuery(account, batchNo), staleTime: 0 },
    ({ isFinished }) => !isFinished,
  );
  return (
    <div className="page">
      <PageHeader
        context={batchNo === '' ? undefined : `批次 ${batchNo}`}
        actions={
          <>
            <ButtonLink to={href('bigorderMallListJson')}>继续下大单</ButtonLink>
            <ButtonLink kind="primary" to={href('myOrder')}>
              查看我的订单
            </ButtonLink>
          </>
        }
      />
      {batchNo === '' ? (
        <EmptyState title="没有指定批次" reason="大单提交后会自动进入本页。" />
      ) : (
        <>
          <Loaded query={batch.lastKnown} failure="大单结果没有查到" rows={5}>
            {(data) => (
              <BatchView key={batchNo} batch={data} note={batch.note} onAsk={batch.lastKnown.refetch} />
            )}
          </Loaded>
          {batch.lastKnown.error && batch.note && <p className="secondary">{batch.note}</p>}
        </>
      )}
    </div>
  );
}

function outcomeText(orders: Listed<unknown>, failed: number): string {
  if (!orders) return `订单${UNREAD_LINES}，请到我的订单核对`;
  return failed === 0
    ? `全部成功，共 ${orders.length} 个订单`
    : `${orders.length} 个订单中有 ${failed} 个失败`;
}

interface BatchViewProps {
  readonly batch: Batch;
  /** The words where no new result comes. */
  readonly note: string | undefined;
  readonly onAsk: () => unknown;
}

function BatchView({ batch, note, onAsk }: BatchViewProps) {
  const { isFinished, orderList, totalAmount } = batch;
  const weekNames = useWeekNames();
  const orders = listOf(orderList);
  const failed = orders.filter(({ status }) => status === BULK_RESULT_STATES.failed.value).length;
  if (!isFinished) {
    return (
      <section className="panel" aria-live="polite">
        <p>
          大单已受理，正在生成订单… 总额 <Money amount={totalAmount} strong />
        </p>
        <p className="secondary">{note ?? '可以离开本页，稍后从我的订单查看；结果自动更新。'}</p>
        {note && <ReasonButton onClick={onAsk}>现在查一次</ReasonButton>}
      </section>
    );
  }
  return (
    <>
      <Alert
        className="bulk-note"
        showIcon
        type={orderList && failed === 0 ? 'success' : 'warning'}
        title={outcomeText(orderList, failed)}
        description={
          <Flex gap="small" wrap>
            <span>
              大单总额 <Money amount={totalAmount} strong />
            </span>
            {failed > 0 && <span>失败的订单没有扣款，处理原因后可重新下单。</span>}
          </Flex>
        }
      />
      <DataTable
        label="大单订单"
        columns={orderColumns(weekNames)}
        rows={orderList}
        rowKey={({ orderNo }) => orderNo}
        state={{ kind: 'ready' }}
        totalsLabel="全部"
        empty={{ title: '没有生成订单', reason: '请联系客户经理核对批次。' }}
        actions={({ orderNo, status }) =>
          status === BULK_RESULT_STATES.placed.value
            ? [
                {
                  key: 'open',
                  label: '查看订单',
                  to: `${href('orderDetail')}?${new URLSearchParams({ orderNo })}`,
                },
              ]
            : []
        }
        actionsWidth={96}
      />
    </>
  );
}

const column = columnsOf<BatchOrder>();

function orderColumns(weekNames: ReadonlyMap<string, string>) {
  return [
    column.code('orderNo', '订单号', { width: 140 }),
    column.custom('week', '到货周', {
      width: 200,
      text: ({ weekCode = '' }) => weekNames.get(weekCode) ?? weekStartText(weekCode),
    }),
    column.money('amount', '金额', { width: 140, total: false }),
    column.status('status', 'statusName', {
      width: 110,
      states: BULK_RESULT_STATES,
    }),
    column.text('msg', '说明', { width: 260 }),
  ];
}
