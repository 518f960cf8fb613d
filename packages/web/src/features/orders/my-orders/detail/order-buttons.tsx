import { hasEnded, orderButtons } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { actionOf } from '#kits/order-actions/action-table';
import { useOrderActions } from '#kits/order-actions/order-action-host';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import type { RowAction } from '#ui/table/data-table-types';
import { MoreActions } from '#ui/table/row-actions';
import { type OrderDetail, orderButtonsQuery } from '#widgets/orders/queries';
import './order-detail.css';

const SHOWN_BUTTONS = 3;

/** The server's actions on the order: its next step first, three buttons, the rest under 更多 (ORDER-01). */
export function OrderButtons({ order }: { readonly order: OrderDetail }) {
  const run = useOrderActions();
  const navigate = useNavigate();
  const buttons = useQuery(orderButtonsQuery(useAccount(), order.orderNo));
  const isOver = hasEnded(order.status);
  const value = (buttons.data?.buttonList ?? []).filter(
    ({ code }) => code !== 'detail' && (isOver || code !== 'rebuy'),
  );
  const { next, others } = orderButtons(order.status, value);
  const actions = [...(next ? [next] : []), ...others].map((button) => actionOf(button, order, run));
  const perform = ({ to, onClick }: RowAction) => (to ? void navigate(to) : onClick?.());
  return (
    <div className="order-buttons" data-waiting={buttons.isLoading || undefined}>
      {actions.slice(0, SHOWN_BUTTONS).map((action) => (
        <ReasonButton
          key={action.key}
          kind={action.key === next?.code ? 'primary' : 'default'}
          isDanger={action.isDanger ?? false}
          disabledReason={action.disabledReason}
          onClick={() => perform(action)}
        >
          {action.label}
        </ReasonButton>
      ))}
      <MoreActions actions={actions.slice(SHOWN_BUTTONS)} />
      {buttons.isError && (
        <PlainButton onClick={() => void buttons.refetch()}>可用操作没有加载出来，重试</PlainButton>
      )}
    </div>
  );
}
