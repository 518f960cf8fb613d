import { splitOrder } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { callSeconds } from '#kits/submit/call-seconds';
import { OpenSubmits } from '#kits/submit/open-submits';
import { orderRun } from '#kits/submit/order-submits';
import { Waiting } from '#kits/submit/waiting';
import { isFailureAddress } from '#platform/calls/failure-address';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ListSkeleton } from '#ui/page/states';
import { type Checkout, cartRoute, endCheckout, storedCheckout } from '#widgets/checkout/checkout';
import { settleQuery } from './queries';
import { refreshAfterOrders } from './refresh-after-orders';
import { SettleForm } from './settle-form';
import './settle.css';

/** 订单结算: the checked cart split into orders, each with its payer, to be placed (CART-05, PAYER-01). */
export function Component() {
  const { submitTime = '' } = useParams();
  const { shipToLabel, saletoCode, sendtoCode } = useAccount();
  const queryClient = useQueryClient();
  const checkout = storedCheckout.read();
  useClearOnLeave();
  // A tab of the same user may have begun to settle for another sold-to or ship-to.
  const isOwn = checkout?.cart.saletoCode === saletoCode && checkout.cart.sendtoCode === sendtoCode;
  const isCurrent = isOwn && (submitTime === '' || checkout.submitTime === submitTime);
  return (
    <div className="page settle-page">
      <PageHeader
        context={`送达方 ${shipToLabel}`}
        actions={
          isCurrent && (
            <Link to={href(cartRoute(checkout))} className="no-print">
              返回购物车
            </Link>
          )
        }
      />
      <OpenSubmits run={orderRun} onSettled={() => refreshAfterOrders(queryClient)} />
      {isCurrent ? <Settlement key={checkout.submitTime} checkout={checkout} /> : <NothingToSettle />}
    </div>
  );
}

function Settlement({ checkout }: { readonly checkout: Checkout }) {
  const split = useQuery(settleQuery(checkout));
  const [since] = useState(() => Date.now());
  return (
    <Loaded query={split} failure="订单没有拆分成功" isLarge loading={<Splitting since={since} />}>
      {(data) => <SettleForm data={data} checkout={checkout} />}
    </Loaded>
  );
}

/** Splitting under way: for how long; nothing is ordered yet. */
function Splitting({ since }: { readonly since: number }) {
  return (
    <>
      <section className="panel" aria-label="拆分进度">
        <Waiting
          since={since}
          limit={callSeconds(splitOrder)}
          text="正在按仓库、价格和配送拆分订单"
          hint="还没有下单；离开本页即取消拆分，商品、数量和勾选都保留在购物车。"
        />
      </section>
      <ListSkeleton rows={6} />
    </>
  );
}

function NothingToSettle() {
  return (
    <EmptyState
      title="没有待结算的商品"
      reason="可能已经提交，或结算数据在离开页面时清除了。购物车里的商品都还在。"
      action={
        <ButtonLink kind="primary" to={href('cart')}>
          返回购物车
        </ButtonLink>
      }
    />
  );
}

/** Leaving the route clears checked cart and settle data; a reload or a sign-in in between does not (ROUTE-05, ROUTE-11). */
function useClearOnLeave(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    return () => {
      const now = window.location.pathname;
      if (now !== pathname && !isFailureAddress(now)) endCheckout();
    };
  }, [pathname]);
}
