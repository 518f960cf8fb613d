import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '#platform/account';
import type { RowAction } from '#ui/data-table-types';
import { RowActions } from '#ui/row-actions';
import { useInSight } from '#ui/use-in-sight';
import { actionOf } from './actions/action-table';
import { useOrderActions } from './actions/order-action-host';
import { orderHref } from './order-columns';
import { type OrderSummary, orderButtonsQuery } from './queries';

const DETAIL = 'detail';

/** The buttons that the server gives an order, as actions of its row; they are asked for when the row comes in sight (ORDER-01). */
export function OrderActions({ order }: { readonly order: OrderSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const account = useAccount();
  const buttons = useQuery(orderButtonsQuery(account, order.orderNo, useInSight(frame)));
  const run = useOrderActions();
  const detail: RowAction = { key: DETAIL, label: '详情', to: orderHref(order.orderNo) };
  const given = (buttons.data?.buttonList ?? []).filter(({ code }) => code !== DETAIL);
  const again: RowAction = { key: 'again', label: '重新加载操作', onClick: () => void buttons.refetch() };
  return (
    <div ref={frame}>
      <RowActions
        of={order.orderNo}
        actions={[
          detail,
          ...(buttons.isError ? [again] : []),
          ...given.map((each) => actionOf(each, order, run)),
        ]}
      />
    </div>
  );
}
