// No report: the lines are those of one reserve, whose head the page needs as well.

import { piecesText } from '@dealer-portal/rules/money';
import { RESERVE_STATES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import type { getPopReserve } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { countText, joined } from '#ui/text/joined';
import '#ui/antd/fact-table.css';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { orderHref } from '#widgets/orders/order-href';
import { leftOf, periodOf, RESERVE_STATUS } from './pop-reserve-report';
import { popReserveQuery } from './queries';
import { useStopReserve } from './use-stop-reserve';
import '#widgets/orders/orders.css';

type Reserve = Data<typeof getPopReserve>;

const column = columnsOf<Reserve['useList'][number]>();

const COLUMNS = [
  column.code('orderNo', '订单号', { width: 160, to: ({ orderNo }) => orderHref(orderNo) }),
  column.number('number', '使用数量', { width: 120, unit: '台' }),
  column.moment('useTime', '使用时间', { width: 180 }),
];

/** POP 订单详情: one reserve with the orders that drew on it (ROLE-01, ORDER-01). */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const reserve = useQuery(popReserveQuery(useAccount(), id));
  const stop = useStopReserve();
  const { data } = reserve;
  return (
    <div className="page">
      <PageHeader
        title={data ? joined(['备货单', data.reserveNo]) : 'POP 订单详情'}
        context={data && RESERVE_STATUS.render(data)}
        actions={
          data?.status === RESERVE_STATES.valid.value && (
            <ReasonButton isDanger onClick={() => stop(data)}>
              停用备货单
            </ReasonButton>
          )
        }
      />
      {id === '' && <NumberLookUp name="id" label="备货 ID" />}
      {id !== '' && (
        <Loaded query={reserve} failure="备货单没有加载出来">
          {(popReserve) => <ReserveOf reserve={popReserve} />}
        </Loaded>
      )}
    </div>
  );
}

function ReserveOf({ reserve }: { readonly reserve: Reserve }) {
  const { productCode, productModel, productName, number, usedNumber, warehouseName } = reserve;
  return (
    <>
      <section className="panel order-panel" aria-label="备货信息">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'product',
              label: '产品',
              children: joined([productModel || productCode, productName]),
            },
            { key: 'warehouse', label: '仓库', children: warehouseName ?? '—' },
            { key: 'number', label: '备货数量', children: countText(number, '台') },
            { key: 'used', label: '已下单', children: countText(usedNumber, '台') },
            { key: 'left', label: '剩余', children: piecesText([leftOf(reserve)]) },
            { key: 'period', label: '有效期', children: periodOf(reserve) },
          ]}
        />
      </section>
      <section className="panel order-panel" aria-label="使用记录">
        <h2>使用记录</h2>
        <DataTable
          label="使用记录"
          columns={COLUMNS}
          rows={reserve.useList}
          rowKey={({ orderNo, useTime }) => `${orderNo} ${useTime}`}
          state={{ kind: 'ready' }}
          empty={{ title: '还没有订单使用这张备货单' }}
          totalsLabel="全部"
        />
      </section>
    </>
  );
}
