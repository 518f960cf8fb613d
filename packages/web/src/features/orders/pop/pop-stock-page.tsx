// No report: quantities are typed into the rows and ordered together.
import { readFigure } from '@dealer-portal/rules/money';
import { queryPopStock } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Order, OrderBar, type WantedOrder } from '#kits/order-entry/order-bar';
import { clearWanted, type OrderEntries, type OrderEntry, type WantedRow } from '#kits/order-entry/order-row';
import { OrderTable } from '#kits/order-entry/order-table';
import { useSeenRows } from '#kits/order-entry/use-seen-rows';
import { OpenSubmits } from '#kits/submit/open-submits';
import { lookUpOrders, orderJournal } from '#kits/submit/order-submits';
import { SubmitDialog } from '#kits/submit/submit-dialog';
import { listState } from '#platform/calls/list-state';
import { paged } from '#platform/calls/paged';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import type { DataColumn } from '#ui/table/data-table-types';
import { DirectOrderDialog } from '#widgets/direct-order/direct-order-dialog';
import { isNumbered, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { popWarehousesQuery } from '#widgets/pop/queries';
import { type PopRow, popRun, useSubmitPopOrder } from './use-submit-pop-order';

const FILTERS = ['warehouseCode', 'keyword'] as const;
const LIMITS = { check: 60, place: 60 };

const COLUMNS: readonly DataColumn<PopRow>[] = [
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
];

/** POP 库存: what a pop customer can order from, by warehouse; an order takes from one warehouse (ROLE-01). */
export function Component() {
  return (
    <PopCustomersOnly>
      <PopStock />
    </PopCustomersOnly>
  );
}

type Ordering = WantedOrder<PopRow>;

function PopStock() {
  const account = useAccount();
  const { saletoCode } = account;
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const stock = useQuery(
    paged(accountQuery(queryPopStock, { body: { saletoCode, ...values, pageNum, pageSize } }, account)),
  );
  const entries = useKeptEntries<OrderEntry>(`pop:${saletoCode}`, isNumbered);
  const rows = (stock.data?.records ?? []).map(
    ({ stock: most, ...record }): PopRow => ({
      productName: undefined,
      picUrl: undefined,
      warehouseName: undefined,
      reserveNumber: undefined,
      ...record,
      most,
      key: `${record.warehouseCode} ${record.productCode}`,
    }),
  );
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
        saletoCode={saletoCode}
        look={lookUpOrders}
        onSettled={() => void stock.refetch()}
      />
      <StockFilter filter={filter} />
      <OrderTable
        label="POP 库存"
        rows={rows}
        entries={entries}
        columns={COLUMNS}
        state={listState(stock, 'POP 库存没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的库存' : 'POP 仓里没有库存',
          reason: filter.isNarrowed ? '可换一个仓库或型号。' : '备货入仓后会出现在这里。',
          action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
        }}
        page={{ pageNum, pageSize, total: readFigure(stock.data?.total), onChange: filter.setPage }}
      />
      <PopOrder rows={rows} entries={entries} />
    </div>
  );
}

function StockFilter({ filter }: { readonly filter: AddressFilter<(typeof FILTERS)[number]> }) {
  const warehouses = useQuery(popWarehousesQuery(useAccount())).data ?? [];
  const options = warehouses.map(({ warehouseCode, warehouseName }) => ({
    value: warehouseCode,
    label: warehouseName,
  }));
  return (
    <FilterBar
      fields={[
        { kind: 'choice', name: 'warehouseCode', label: '仓库', options },
        { kind: 'text', name: 'keyword', label: '型号或名称' },
      ]}
      values={filter.values}
      onChange={filter.set}
      onClear={filter.clear}
    />
  );
}

interface PopOrderProps {
  /** The rows of the page; those of other pages count as well. */
  readonly rows: readonly PopRow[];
  readonly entries: OrderEntries;
}

/** The sum of the typed quantities, and their order. */
function PopOrder({ rows, entries }: PopOrderProps) {
  const submit = useSubmitPopOrder(useAccount());
  const [ordering, setOrdering] = useState<Ordering>();
  const seen = useSeenRows(rows);
  const onSubmit = async (payerCode: string) => {
    const wanted = ordering?.rows ?? [];
    setOrdering(undefined);
    if (!(await submit(wanted, payerCode))) return;
    clearWanted(entries, wanted);
  };
  return (
    <>
      {seen.length > 0 && (
        <OrderBar
          rows={seen}
          shownRows={rows}
          entries={entries}
          actions={(order) => <OrderButton order={order} onOrder={setOrdering} />}
        />
      )}
      {ordering && (
        <DirectOrderDialog
          orderName="POP 订单"
          lines={ordering.rows.map(({ row, number }) => ({ ...row, number }))}
          total={ordering.total}
          onSubmit={(payerCode) => void onSubmit(payerCode)}
          onClose={() => setOrdering(undefined)}
        />
      )}
      <SubmitDialog
        run={popRun}
        orderName="POP 订单"
        hasCheck={false}
        limits={LIMITS}
        ordersTo={href('popOrder')}
      />
    </>
  );
}

interface OrderButtonProps {
  readonly order: Order<PopRow>;
  readonly onOrder: (order: Ordering) => void;
}

function OrderButton({ order, onOrder }: OrderButtonProps) {
  const onPress = () => {
    const now = order.now();
    if (now && reasonAgainstOrder(now.rows) === undefined) onOrder(now);
  };
  return (
    <ReasonButton
      kind="primary"
      disabledReason={order.disabledReason ?? reasonAgainstOrder(order.rows)}
      onClick={onPress}
    >
      提交 POP 订单
    </ReasonButton>
  );
}

function reasonAgainstOrder(wanted: readonly WantedRow<PopRow>[]): string | undefined {
  if (wanted.length === 0) return '请先填写数量';
  const warehouses = new Set(wanted.map(({ row }) => row.warehouseCode));
  return warehouses.size > 1 ? '一个 POP 订单只能从一个仓库发货，请分开提交' : undefined;
}
