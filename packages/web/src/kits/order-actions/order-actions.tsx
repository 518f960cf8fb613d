import {
  hasEnded,
  isAwaitedStep,
  isUrgentStep,
  orderButtons,
  orderWait,
} from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { useAccount } from '#platform/session/account';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { useApproached } from '#ui/drawing/use-approached';
import { useInSight } from '#ui/drawing/use-in-sight';
import type { RowAction } from '#ui/table/data-table-types';
import { MoreActions } from '#ui/table/row-actions';
import { orderHref } from '#widgets/orders/order-href';
import { type OrderSummary, orderButtonsQuery } from '#widgets/orders/queries';
import { actionOf } from './action-table';
import { useOrderActions } from './order-action-host';
import '#ui/table/data-table.css';
import './order-actions.css';

const DETAIL = 'detail';

/** The next step of an order as a button, else what it waits for; the rest under 更多 (ORDER-01). */
export function OrderActions({ order }: { readonly order: OrderSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const account = useAccount();
  const isAsked = useIsAsked(frame, order.status);
  const buttons = useQuery(orderButtonsQuery(account, order.orderNo, isAsked));
  const run = useOrderActions();
  const detail: RowAction = { key: DETAIL, label: '详情', to: orderHref(order.orderNo) };
  const value = (buttons.data?.buttonList ?? []).filter(({ code }) => code !== DETAIL);
  const { next, others } = orderButtons(order.status, value);
  const reload: RowAction = { key: 'again', label: '重新加载操作', onClick: () => void buttons.refetch() };
  return (
    <div ref={frame} className="order-next row-actions">
      {/* The first place is the next step's: nothing stands there that would move when it comes. */}
      {buttons.isPending ? (
        <>
          <span className="secondary">{hasEnded(order.status) ? '' : '…'}</span>
          <MoreActions type="link" of={order.orderNo} actions={[detail]} />
        </>
      ) : (
        <>
          {next ? (
            <NextStep
              action={actionOf(next, order, run)}
              of={order.orderNo}
              kind={stepKind(order.status, next.code)}
            />
          ) : (
            <span className="secondary">{orderWait(order.status)}</span>
          )}
          <MoreActions
            type="link"
            of={order.orderNo}
            actions={[
              ...(buttons.isError ? [reload] : []),
              ...others.map((button) => actionOf(button, order, run)),
              detail,
            ]}
          />
        </>
      )}
    </div>
  );
}

/**
 * Whether the buttons of a row are asked for, since each row is a call: at once where somebody comes to it; those of an
 * order that may wait for the dealer also when it is in sight and the first page has had its time (ORDER-01).
 */
function useIsAsked(frame: RefObject<Element | null>, status: string): boolean {
  const isApproached = useApproached(frame);
  const isSeen = useInSight(frame);
  const isTime = useIsFirstViewOver();
  return isSeen && (isApproached || (isTime && !hasEnded(status)));
}

/** Filled is what has a date, framed what the order waits for; what is merely open is a link. */
function stepKind(status: string, code: string): NextStepProps['kind'] {
  if (isUrgentStep(status, code)) return 'primary';
  return isAwaitedStep(code) ? 'default' : 'link';
}

interface NextStepProps {
  readonly action: RowAction;
  readonly of: string;
  readonly kind: 'primary' | 'default' | 'link';
}

function NextStep({ action, of, kind }: NextStepProps) {
  const { label, to, onClick, disabledReason } = action;
  const name = `${label}：${of}${disabledReason ? `，${disabledReason}` : ''}`;
  if (to && disabledReason === undefined) {
    return (
      <ButtonLink size="small" kind={kind} to={to} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ReasonButton
      size="small"
      kind={kind}
      aria-label={name}
      disabledReason={disabledReason}
      {...(onClick && { onClick })}
    >
      {label}
    </ReasonButton>
  );
}
