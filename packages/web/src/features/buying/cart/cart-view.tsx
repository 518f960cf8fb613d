import type { CartVariant } from '@dealer-portal/rules/checkout';
import { OpenSubmits } from '#kits/submit/open-submits';
import { orderRun } from '#kits/submit/order-submits';
import { Loaded } from '#platform/calls/loaded';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyState } from '#ui/page/states';
import { LateDialog } from '#widgets/late-dialog/late-dialog';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { CartBar } from './cart-bar';
import { CartHead } from './cart-head';
import { CartSide } from './cart-side';
import { type CartCheckout, useCheckout } from './checkout/use-checkout';
import { CartTable } from './table/cart-table';
import { useCart } from './use-cart';
import { useRemoval } from './use-removal';
import './cart.css';

const loadDifferences = async () =>
  (await import('#widgets/differences/differences-dialog')).DifferencesDialog;

/** The cart: tick entries, choose prices and promises, change quantities, see the total, go on to settlement (CART-02, CART-04, CART-06). */
export function CartView({ variant }: { readonly variant: CartVariant }) {
  const account = useAccount();
  const cart = useCart(account);
  const { query, refreshStock } = cart;
  const checkout = useCheckout({ account, cart, variant });
  const { onRemove, unknownText } = useRemoval(cart);
  const onGo = () => {
    if (checkout.refusal) notify('warning', checkout.refusal);
    else if (!checkout.isChecking) void checkout.start();
  };
  return (
    <div className="page cart-page" data-variant={variant}>
      <CartHead
        variant={variant}
        entries={query.data}
        filter={cart.filter}
        onFilter={cart.setFilter}
        isRefreshing={refreshStock.isPending}
        onRefresh={refreshStock.mutate}
      />
      <OpenSubmits run={orderRun} onSettled={() => void query.refetch()} />
      {unknownText && <AdditionUnknown text={unknownText} />}
      <Loaded query={query} failure="购物车没有加载出来" isKept isLarge empty={<EmptyCart />}>
        {() => (
          <>
            <div className="cart-columns">
              <CartTable cart={cart} onRemove={onRemove} onGo={onGo} />
              <CartSide cart={cart} />
            </div>
            <CartBar
              cart={cart}
              refusal={checkout.refusal}
              isBusy={checkout.isChecking}
              onRemove={onRemove}
              onCheckout={checkout.start}
            />
          </>
        )}
      </Loaded>
      <Differences checkout={checkout} />
    </div>
  );
}

/** The changes since the check, once there are some. */
function Differences({ checkout }: { readonly checkout: CartCheckout }) {
  const { differences, cancel, resolve } = checkout;
  const props = {
    differences,
    explanation: '勾选的按新条件结算，未勾选的留在购物车。',
    okText: '按勾选继续结算',
    onClose: cancel,
    onDone: resolve,
  };
  return <LateDialog load={loadDifferences} props={differences.length === 0 ? undefined : props} />;
}

function EmptyCart() {
  return (
    <EmptyState
      title="购物车是空的"
      reason="加入购物车的商品会留在这里，换设备登录也看得到。"
      action={
        <ButtonLink kind="primary" to={href('index')}>
          去选购商品
        </ButtonLink>
      }
    />
  );
}
