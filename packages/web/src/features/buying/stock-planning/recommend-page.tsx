import { orderPrice } from '@dealer-portal/rules/money';
import type { TermsState } from '@dealer-portal/rules/price';
import { createStockUpOrder } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AddAllButton } from '#kits/order-list/add-all-button';
import { DirectOrderBar } from '#kits/order-list/direct-order-bar';
import { OrderButton } from '#kits/order-list/order-bar';
import { clearWanted, type WantedRow, wantedProduct } from '#kits/order-list/order-row';
import { callSeconds } from '#kits/submit/call-seconds';
import { Submits } from '#kits/submit/submits';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { ForecastDialog } from './forecast-dialog';
import { stockUpNumberQuery } from './queries';
import { type OpenDialog, RecommendTable } from './recommend-table';
import { useGroupChoices } from './use-group-choices';
import { type Recommendation, type Recommendations, useRecommendations } from './use-recommendations';
import { STOCK_UP_ORDERS, useStockUpCheck } from './use-stock-up';

const CalculatorDialog = lazy(async () => {
  const module = await import('#widgets/calculator/calculator-dialog');
  return { default: module.CalculatorDialog };
});

const FILTERS = ['productGroupCode'] as const;
const LIMITS = { place: callSeconds(createStockUpOrder) };

/** 采购推荐: what the customer's own stock lacks up to its safe days, into the cart or as a stock-up order (CALC-04). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const recommendations = useRecommendations(account, filter.values.productGroupCode);
  const waiting = useQuery(stockUpNumberQuery(account)).data;
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel}${waiting ? ` · 备货清单 ${waiting} 种` : ''}`}
        actions={<ButtonLink to={href('purchaseSafetyStockDays')}>设置安全库存天数</ButtonLink>}
      />
      <Submits
        run={STOCK_UP_ORDERS.run}
        orderName={STOCK_UP_ORDERS.name}
        limits={LIMITS}
        ordersTo={href('myOrder')}
        onSettled={() => void recommendations.inventory.refetch()}
      />
      <GroupFilter filter={filter} />
      <RecommendTable recommendations={recommendations} filter={filter} onDialog={setDialog} />
      <StockUp {...recommendations} />
      {dialog && <RowDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

function GroupFilter({ filter }: { readonly filter: AddressFilter<(typeof FILTERS)[number]> }) {
  const { productGroupCode: options } = useGroupChoices();
  return (
    <FilterBar
      fields={[{ kind: 'choice', name: 'productGroupCode', label: '产品组', options }]}
      values={filter.values}
      onChange={filter.set}
      onClear={filter.clear}
    />
  );
}

interface RowDialogProps extends OpenDialog {
  readonly onClose: () => void;
}

function RowDialog({ kind, row, onClose }: RowDialogProps) {
  if (kind === 'forecast')
    return <ForecastDialog productCode={row.productCode} productModel={row.productModel} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      <CalculatorDialog open productCode={row.productCode} onClose={onClose} />
    </Suspense>
  );
}

type StockUpProps = Pick<Recommendations, 'rows' | 'entries' | 'terms'>;

/** The sum of the typed quantities, and their way into the cart or into a stock-up order. */
function StockUp({ rows, entries, terms }: StockUpProps) {
  const { isChecking, check } = useStockUpCheck(entries);
  return (
    <DirectOrderBar
      rows={rows}
      entries={entries}
      orders={STOCK_UP_ORDERS}
      actions={(order, onOrder) => (
        <>
          <AddAllButton
            order={order}
            additionOf={wantedProduct('purchaseRecommand')}
            terms={terms.state}
            isSecond
            onDone={(added) => clearWanted(entries, added)}
          />
          <OrderButton
            order={order}
            reasonAgainst={(wanted) => reasonAgainstOrder(wanted, terms.state)}
            isBusy={isChecking}
            onOrder={async ({ rows: wanted }) => {
              if (await check(wanted)) onOrder({ rows: wanted, total: ordinaryTotal(wanted) });
            }}
          >
            备货下单
          </OrderButton>
        </>
      )}
    />
  );
}

/** A stock-up order is placed without the cart, at the ordinary prices. */
function ordinaryTotal(wanted: readonly WantedRow<Recommendation>[]) {
  return orderPrice(wanted.map(({ row, number }) => ({ price: row.ordinary, number })));
}

/** A stock-up order is paid: its amount has to be known. */
function reasonAgainstOrder(
  wanted: readonly WantedRow<Recommendation>[],
  terms: TermsState,
): string | undefined {
  if (terms === 'loading') return '正在查询价格，请稍候';
  const unpriced = wanted.filter(({ row }) => row.ordinary === undefined);
  const names = unpriced.map(({ row }) => row.productModel).join('、');
  return unpriced.length === 0 ? undefined : `没有取到价格，不能备货下单：${names}`;
}
