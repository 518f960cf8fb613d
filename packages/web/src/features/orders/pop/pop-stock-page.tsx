import { submitPopOrder } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { defineOrderList } from '#kits/order-list/define-order-list';
import { OrderBar, OrderButton, type WantedOrder } from '#kits/order-list/order-bar';
import { OrderListTable } from '#kits/order-list/order-list-table';
import { clearWanted, type WantedRow } from '#kits/order-list/order-row';
import { orderColumns } from '#kits/order-list/order-table';
import { type TypedRows, useOrderList } from '#kits/order-list/use-order-list';
import { callSeconds } from '#kits/submit/call-seconds';
import { OpenSubmits } from '#kits/submit/open-submits';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { SubmitDialog } from '#kits/submit/submit-dialog';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import type { FilterField } from '#ui/input/filter-bar';
import { PageHeader } from '#ui/page/page-header';
import { DirectOrderDialog } from '#widgets/direct-order/direct-order-dialog';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { popWarehousesQuery } from '#widgets/pop/queries';
import { popStockQuery } from './queries';
import { type PopRow, popRow, popRun, useSubmitPopOrder } from './use-submit-pop-order';

const LIMITS = { place: callSeconds(submitPopOrder) };

const COLUMNS = orderColumns<PopRow>([
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
]);

/** What a pop customer can order from, by warehouse. */
const POP_STOCK = defineOrderList({
  name: 'pop',
  label: 'POP 库存',
  failure: 'POP 库存没有加载出来',
  filters: ['warehouseCode', 'keyword'],
  query: popStockQuery,
  rowOf: popRow,
  columns: COLUMNS,
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
  const { account, query, typed } = list;
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel}`}
        actions={
          <Link to={href('popOrder')} className={buttonClass()}>
            POP 订单
          </Link>
        }
      />
      <OpenSubmits
        book={orderJournal}
        saletoCode={account.saletoCode}
        look={lookUpOrders}
        onSettled={() => void query.refetch()}
      />
      <OrderListTable list={list} fields={useFields()} />
      <PopOrder {...typed} />
    </div>
  );
}

function useFields(): readonly FilterField<'warehouseCode' | 'keyword'>[] {
  const warehouses = useQuery(popWarehousesQuery(useAccount())).data ?? [];
  const options = warehouses.map(({ warehouseCode, warehouseName }) => ({
    value: warehouseCode,
    label: warehouseName,
  }));
  return [
    { kind: 'choice', name: 'warehouseCode', label: '仓库', options },
    { kind: 'text', name: 'keyword', label: '型号或名称' },
  ];
}

/** The sum of the typed quantities, and their order. */
function PopOrder(typed: TypedRows<PopRow>) {
  const submit = useSubmitPopOrder(useAccount());
  const [ordering, setOrdering] = useState<WantedOrder<PopRow>>();
  const onSubmit = async (payerCode: string) => {
    const wanted = ordering?.rows ?? [];
    setOrdering(undefined);
    if (!(await submit(wanted, payerCode))) return;
    clearWanted(typed.entries, wanted);
  };
  return (
    <>
      <OrderBar
        {...typed}
        actions={(order) => (
          <OrderButton order={order} reasonAgainst={reasonAgainstOrder} onOrder={setOrdering}>
            提交 POP 订单
          </OrderButton>
        )}
      />
      {ordering && (
        <DirectOrderDialog
          orderName="POP 订单"
          lines={ordering.rows.map(({ row, number }) => ({ ...row, number }))}
          total={ordering.total}
          onSubmit={(payerCode) => void onSubmit(payerCode)}
          onClose={() => setOrdering(undefined)}
        />
      )}
      <SubmitDialog run={popRun} orderName="POP 订单" limits={LIMITS} ordersTo={href('popOrder')} />
    </>
  );
}

function reasonAgainstOrder(wanted: readonly WantedRow<PopRow>[]): string | undefined {
  const warehouses = new Set(wanted.map(({ row }) => row.warehouseCode));
  return warehouses.size > 1 ? '一个 POP 订单只能从一个仓库发货，请分开提交' : undefined;
}
