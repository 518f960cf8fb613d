import { trafficActionRefusal, trafficOrderText } from '@dealer-portal/rules/traffic';
import { useState } from 'react';
import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import type { RowAction } from '#ui/table/data-table-types';
import { SumOf } from '#ui/text/sum-of';
import type { TrafficOrder } from '../queries';
import { TRAFFIC_ORDERS } from './accept-report';
import { DelayDialog } from './delay-dialog';
import { PayDialog } from './pay-dialog';
import { PayerDialog } from './payer-dialog';
import { useAccept } from './use-accept';

/** A dialog for one order, or for several. */
type Opened =
  | { readonly kind: 'pay' | 'delay'; readonly order: TrafficOrder }
  | { readonly kind: 'payer'; readonly orders: readonly TrafficOrder[] };

/** The submitted vehicles: accepted, paid, given another payer, delayed; alone or several at once (TRAF-01). */
export function AcceptOrders() {
  const { saletoCode } = useAccount();
  const [opened, setOpened] = useState<Opened>();
  const askAccept = useAccept(saletoCode);
  return (
    <>
      <ReportTable
        report={TRAFFIC_ORDERS}
        emptyAction={<ButtonLink to={href('trafficCart')}>去整车购物车</ButtonLink>}
        actionsWidth={136}
        actions={(order) => actionsOf(order, setOpened, askAccept)}
        selection={{
          summary: (rows) => (
            <>
              已选 {rows.length} 单 · 合计{' '}
              <SumOf amounts={rows.map(({ orderAmount }) => orderAmount)} strong />
            </>
          ),
          actions: (rows, clear) => (
            <BatchButtons rows={rows} onPayer={setOpened} onAccept={(orders) => askAccept(orders, clear)} />
          ),
        }}
      />
      <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function actionsOf(
  order: TrafficOrder,
  open: (opened: Opened) => void,
  onAccept: (orders: readonly TrafficOrder[]) => void,
): readonly RowAction[] {
  const disabledReason = (action: Parameters<typeof trafficActionRefusal>[0]) =>
    trafficOrderText(trafficActionRefusal(action, order));
  return [
    {
      key: 'accept',
      label: '接单',
      disabledReason: disabledReason('accept'),
      onClick: () => onAccept([order]),
    },
    {
      key: 'pay',
      label: '付款',
      disabledReason: disabledReason('pay'),
      onClick: () => open({ kind: 'pay', order }),
    },
    {
      key: 'payer',
      label: '改付款方',
      disabledReason: disabledReason('changePayer'),
      onClick: () => open({ kind: 'payer', orders: [order] }),
    },
    {
      key: 'delay',
      label: '申请延期',
      disabledReason: disabledReason('delay'),
      onClick: () => open({ kind: 'delay', order }),
    },
  ];
}

interface BatchButtonsProps {
  readonly rows: readonly TrafficOrder[];
  readonly onPayer: (opened: Opened) => void;
  readonly onAccept: (orders: readonly TrafficOrder[]) => void;
}

/** The actions on all chosen orders together; an order that cannot join names itself. */
function BatchButtons({ rows, onPayer, onAccept }: BatchButtonsProps) {
  const reason = (action: Parameters<typeof trafficActionRefusal>[0]) => {
    for (const order of rows) {
      const text = trafficOrderText(trafficActionRefusal(action, order));
      if (text) return `${order.orderFlowNo}：${text}`;
    }
    return undefined;
  };
  const [noPayer, noAccept] = [reason('changePayer'), reason('accept')];
  return (
    <>
      <ReasonButton disabledReason={noPayer} onClick={() => onPayer({ kind: 'payer', orders: rows })}>
        批量改付款方
      </ReasonButton>
      <ReasonButton kind="primary" disabledReason={noAccept} onClick={() => onAccept(rows)}>
        接单
      </ReasonButton>
    </>
  );
}

interface OpenedDialogProps {
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
}

function OpenedDialog({ opened, onClose }: OpenedDialogProps) {
  switch (opened?.kind) {
    case 'pay':
      return <PayDialog order={opened.order} onClose={onClose} />;
    case 'delay':
      return <DelayDialog order={opened.order} onClose={onClose} />;
    case 'payer':
      return <PayerDialog orders={opened.orders} onClose={onClose} />;
    default:
      return null;
  }
}
