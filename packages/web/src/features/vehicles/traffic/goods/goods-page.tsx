import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderBar, OrderButton } from '#kits/order-list/order-bar';
import { OrderListPage, type OrderListPageProps } from '#kits/order-list/order-list-page';
import type { WantedRow } from '#kits/order-list/order-row';
import { ButtonLink } from '#ui/button/plain-button';
import type { GoodsPage as GoodsRecords, trafficCountQuery } from '../queries';
import type { GoodsRow } from './goods-list';
import { type AddGoods, type GoodsCart, useAddGoods } from './use-add-goods';

interface GoodsPageProps<Name extends string>
  extends Omit<OrderListPageProps<GoodsRecords, GoodsRow, Name>, 'headerActions' | 'children'> {
  readonly cart: GoodsCart & {
    readonly address: string;
    /** How many lines it has. */
    readonly countQuery: typeof trafficCountQuery;
  };
  /** Adds one product; a refusal appears at its row. */
  readonly add: AddGoods;
  /** At the left of the bar while something was typed. */
  readonly start?: (rows: readonly WantedRow<GoodsRow>[]) => ReactNode;
}

/** A page of products that go into a cart of their own, by vehicle or by transfer (TRAF-01, TRANS-01). */
export function GoodsPage<Name extends string>({ cart, add, start, ...page }: GoodsPageProps<Name>) {
  const { account, typed } = page.list;
  const count = useQuery(cart.countQuery(account)).data;
  const { isAdding, addAll } = useAddGoods(typed.entries, cart, add);
  return (
    <OrderListPage
      {...page}
      headerActions={
        <ButtonLink to={cart.address}>
          {cart.name}（{count ?? '—'} 行）
        </ButtonLink>
      }
    >
      <OrderBar
        {...typed}
        {...(start && { start })}
        actions={(order) => (
          <OrderButton order={order} size="large" isBusy={isAdding} onOrder={({ rows }) => addAll(rows)}>
            加入{cart.name}
          </OrderButton>
        )}
      />
    </OrderListPage>
  );
}
