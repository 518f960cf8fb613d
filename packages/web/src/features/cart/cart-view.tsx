import type { CartVariant } from '@dealer-portal/rules/checkout';
import { Button } from 'antd';
import { memo, useCallback } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { DifferencesDialog } from '#widgets/differences/differences-dialog';
import { OpenSubmits } from '#widgets/submit/open-submits';
import { lookUpOrders, orderJournal } from '#widgets/submit/order-submits';
import { CartBar } from './cart-bar';
import { CartFilters } from './cart-filters';
import { CartList } from './cart-list';
import { StockLookUp } from './checkout/stock-look-up';
import { useCheckout } from './checkout/use-checkout';
import { useCart } from './use-cart';
import './cart.css';

/** Assumption: the specification does not say who gets which cart, so each leads to the other. */
const OTHER = {
  classic: { route: 'NewCart', label: '新版购物车' },
  new: { route: 'cart', label: '经典购物车' },
} as const;

/** The cart: tick entries, choose prices and promises, change quantities, see the total, go on to settlement (CART-02, CART-04, CART-06). */
export function CartView({ variant }: { readonly variant: CartVariant }) {
  const account = useAccount();
  const cart = useCart(account);
  const { query, entries, selection, onTickAll, remove, refreshStock } = cart;
  const checkout = useCheckout({ account, cart, variant });
  const askRemove = useAskRemove(remove.mutate);
  return (
    <div className="page">
      <CartHead
        variant={variant}
        context={`送达方 ${account.shipToLabel}${query.data ? ` · 共 ${entries.length} 个条目` : ''}`}
        isEmpty={entries.length === 0}
        isRefreshing={refreshStock.isPending}
        onRefresh={refreshStock.mutate}
      />
      <OpenSubmits
        book={orderJournal}
        saletoCode={account.saletoCode}
        look={lookUpOrders}
        onSettled={() => void query.refetch()}
      />
      <Loaded query={query} failure="购物车没有加载出来" isKept empty={<EmptyCart />}>
        {() => (
          <>
            <CartFilters filter={cart.filter} onChange={cart.setFilter} />
            <CartList cart={cart} onRemove={askRemove} />
            <CartBar
              selection={selection}
              refusal={checkout.refusal}
              isBusy={checkout.isChecking}
              onTickAll={onTickAll}
              onRemove={askRemove}
              onCheckout={checkout.start}
            />
          </>
        )}
      </Loaded>
      {checkout.differences.length > 0 && (
        <DifferencesDialog
          differences={checkout.differences}
          explanation="勾选的按新条件结算，未勾选的留在购物车。"
          okText="按勾选继续结算"
          onClose={checkout.cancel}
          onDone={checkout.resolve}
        />
      )}
    </div>
  );
}

interface CartHeadProps {
  readonly variant: CartVariant;
  readonly context: string;
  readonly isEmpty: boolean;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The title and what can be done with the whole cart; not drawn with each quantity. */
const CartHead = memo(function CartHead({
  variant,
  context,
  isEmpty,
  isRefreshing,
  onRefresh,
}: CartHeadProps) {
  const other = OTHER[variant];
  return (
    <PageHeader
      context={context}
      actions={
        <>
          <Link className="no-print" to={href(other.route)}>
            {other.label}
          </Link>
          <StockLookUp />
          {!isEmpty && <PrintButton label="打印购物车" />}
          <ReasonButton
            className="no-print"
            loading={isRefreshing}
            disabledReason={isEmpty ? '购物车里没有商品' : undefined}
            onClick={() => onRefresh()}
          >
            刷新库存
          </ReasonButton>
        </>
      }
    />
  );
});

function EmptyCart() {
  return (
    <EmptyState
      title="购物车是空的"
      reason="加入购物车的商品会留在这里，换设备登录也看得到。"
      action={
        <Link to={href('index')}>
          <Button type="primary">去选购商品</Button>
        </Link>
      }
    />
  );
}

/** Asks before entries leave the cart. */
function useAskRemove(remove: (ids: readonly string[]) => void) {
  return useCallback(
    (ids: readonly string[]) => {
      dialogs.confirm({
        title: `从购物车移除 ${ids.length} 个条目？`,
        content: '移除后可在商品页重新加入。',
        okText: '移除',
        cancelText: '保留',
        onOk: () => remove(ids),
      });
    },
    [remove],
  );
}
