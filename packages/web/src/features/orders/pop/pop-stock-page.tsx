import { submitPopOrder } from '@dealer-portal/sdk/operations';
import { useNavigate } from 'react-router-dom';
import { BY_MODEL, defineOrderList } from '#kits/order-list/define-order-list';
import { DirectOrderBar } from '#kits/order-list/direct-order-bar';
import { OrderButton } from '#kits/order-list/order-bar';
import { OrderListPage } from '#kits/order-list/order-list-page';
import type { WantedRow } from '#kits/order-list/order-row';
import { orderColumns } from '#kits/order-list/order-table';
import { useOrderList } from '#kits/order-list/use-order-list';
import { callSeconds } from '#kits/submit/call-seconds';
import { Submits } from '#kits/submit/submits';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { usePopWarehouses } from '#widgets/pop/use-pop-warehouses';
import { POP_ORDERS, type PopRow, popRow } from './pop-orders';
import { popStockQuery } from './queries';

const { run, name } = POP_ORDERS;
const LIMITS = { place: callSeconds(submitPopOrder) };

/** What a pop customer can order from, by warehouse. */
const POP_STOCK = defineOrderList({
  name: 'pop',
  label: 'POP 库存',
  filters: [{ kind: 'choice', name: 'warehouseCode', label: '仓库' }, BY_MODEL],
  query: popStockQuery,
  rowOf: popRow,
  columns: orderColumns<PopRow>([
    {
      key: 'warehouse',
      title: '仓库',
      width: 144,
      render: ({ warehouseName, warehouseCode }) => warehouseName ?? warehouseCode,
    },
    { key: 'stock', title: '库存', width: 88, isFigure: true, render: ({ most }) => `${most} 台` },
    {
      key: 'reserve',
      title: '其中备货',
      width: 96,
      isFigure: true,
      render: ({ reserveNumber }) => (reserveNumber === undefined ? '—' : `${reserveNumber} 台`),
    },
  ]),
  empty: { title: 'POP 仓里没有库存', reason: '备货入仓后会出现在这里。' },
  narrowed: { title: '没有符合条件的库存', reason: '可换一个仓库或型号。' },
});

/** POP 库存: what a pop customer can order from, by warehouse; an order takes from one warehouse (ROLE-01). */
export function Component() {
  return (
    <PopCustomersOnly>
      <PopStock />
    </PopCustomersOnly>
  );
}

function PopStock() {
  const list = useOrderList(POP_STOCK);
  const warehouseCode = usePopWarehouses();
  const navigate = useNavigate();
  const onPlaced = () => {
    run.close();
    void navigate(href('cartPOPsuccessfulorder'));
  };
  return (
    <OrderListPage
      list={list}
      headerActions={<ButtonLink to={href('popOrder')}>POP 订单</ButtonLink>}
      notes={
        <Submits
          run={run}
          orderName={name}
          limits={LIMITS}
          ordersTo={href('popOrder')}
          onSettled={() => void list.query.refetch()}
        />
      }
      choices={{ warehouseCode }}
    >
      <DirectOrderBar
        {...list.typed}
        orders={POP_ORDERS}
        onPlaced={onPlaced}
        actions={(order, onOrder) => (
          <OrderButton order={order} reasonAgainst={reasonAgainstOrder} onOrder={onOrder}>
            提交 POP 订单
          </OrderButton>
        )}
      />
    </OrderListPage>
  );
}

function reasonAgainstOrder(wanted: readonly WantedRow<PopRow>[]): string | undefined {
  const warehouses = new Set(wanted.map(({ row }) => row.warehouseCode));
  return warehouses.size > 1 ? '一个 POP 订单只能从一个仓库发货，请分开提交' : undefined;
}
