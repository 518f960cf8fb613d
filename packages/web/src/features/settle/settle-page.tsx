import { listCart } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useAccount } from '#platform/account';
import { type Checkout, cartRoute, storedCheckout } from '#platform/checkout';
import { describeError } from '#platform/query';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/states';
import { OpenSubmits } from '#widgets/submit/open-submits';
import { lookUpOrders, orderBook } from '#widgets/submit/order-submits';
import { Waiting } from '#widgets/submit/waiting';
import { leaveSettlement } from './give-up';
import { settleQuery } from './queries';
import { SettleForm } from './settle-form';
import './settle.css';

/** 订单结算: the checked cart split into orders, each with its payer, to be placed (CART-05, PAYER-01). */
export function Component() {
  const { submitTime = '' } = useParams();
  const { shipToLabel, saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: operationKey(listCart) });
  const checkout = storedCheckout.read();
  useClearOnLeave();
  const isCurrent = checkout !== undefined && (submitTime === '' || checkout.submitTime === submitTime);
  return (
    <div className="page">
      <PageHeader title="订单结算" context={`送达方 ${shipToLabel}`} />
      <OpenSubmits book={orderBook} saletoCode={saletoCode} look={lookUpOrders} onSettled={refresh} />
      {isCurrent ? <Settlement key={checkout.submitTime} checkout={checkout} /> : <NothingToSettle />}
    </div>
  );
}

function Settlement({ checkout }: { readonly checkout: Checkout }) {
  const split = useQuery(settleQuery(checkout));
  const [since] = useState(() => Date.now());
  if (split.isPending) return <Splitting since={since} checkout={checkout} />;
  if (split.isError) {
    return (
      <>
        <ErrorState
          title="订单没有拆分成功"
          {...describeError(split.error)}
          onRetry={() => void split.refetch()}
        />
        <p className="settle-back">
          <Link to={href(cartRoute(checkout))}>返回购物车修改</Link>
        </p>
      </>
    );
  }
  return <SettleForm data={split.data} checkout={checkout} />;
}

/** How long splitting may take, in seconds (HTTP-01). */
const SPLIT_LIMIT = 120;

/** Splitting under way: for how long, and the way back, which ends it; nothing is ordered yet. */
function Splitting({ since, checkout }: { readonly since: number; readonly checkout: Checkout }) {
  return (
    <>
      <section className="panel" aria-label="拆分进度">
        <Waiting
          since={since}
          limit={SPLIT_LIMIT}
          text="正在按仓库、价格和配送拆分订单"
          hint="还没有下单；离开本页即取消拆分，商品、数量和勾选都保留在购物车。"
        />
        <Link to={href(cartRoute(checkout))}>返回购物车</Link>
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
        <Link to={href('cart')}>
          <Button type="primary">返回购物车</Button>
        </Link>
      }
    />
  );
}

/** Leaving the route clears checked cart and settle data; a reload or a sign-in in between does not (ROUTE-05). */
function useClearOnLeave(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    return () => {
      if (window.location.pathname !== pathname) leaveSettlement();
    };
  }, [pathname]);
}
