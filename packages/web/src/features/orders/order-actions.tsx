import { orderButtons } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '#platform/session/account';
import type { RowAction } from '#ui/table/data-table-types';
import { RowActions } from '#ui/table/row-actions';
import { useInSight } from '#ui/use-in-sight';
import { actionOf } from './actions/action-table';
import { useOrderActions } from './actions/order-action-host';
import { orderHref } from './order-href';
import { type OrderSummary, orderButtonsQuery } from './queries';

const DETAIL = 'detail';

/** The next step of an order, its detail, and what else the server offers; asked for when the row comes in sight (ORDER-01). */
export function OrderActions({ order }: { readonly order: OrderSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const account = useAccount();
  const buttons = useQuery(orderButtonsQuery(account, order.orderNo, useInSight(frame)));
  const run = useOrderActions();
  const detail: RowAction = { key: DETAIL, label: '详情', to: orderHref(order.orderNo) };
  const value = (buttons.data?.buttonList ?? []).filter(({ code }) => code !== DETAIL);
  const { next, others } = orderButtons(order.status, value);
  const again: RowAction = { key: 'again', label: '重新加载操作', onClick: () => void buttons.refetch() };
  return (
    <div ref={frame}>
      {/* The first place is the next step's: nothing stands there that would move when it comes. */}
      {buttons.isPending ? (
        <span className="secondary">…</span>
      ) : (
        <RowActions
          of={order.orderNo}
          actions={[
            ...(next ? [actionOf(next, order, run)] : []),
            detail,
            ...(buttons.isError ? [again] : []),
            ...others.map((button) => actionOf(button, order, run)),
          ]}
        />
      )}
    </div>
  );
}
