import { sumMoney } from '@dealer-portal/rules/money';
import { whyNotTrafficAction } from '@dealer-portal/rules/traffic';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { RowAction } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { type TrafficOrder, trafficOrdersQuery } from '../queries';
import { ACCEPT_COLUMNS, STATES } from './accept-columns';
import { DelayDialog } from './delay-dialog';
import { PayDialog } from './pay-dialog';
import { PayerDialog } from './payer-dialog';
import { useAccept } from './use-accept';

const FILTERS = ['status', 'keyword'] as const;

/** A dialog for one order, or for several. */
type Opened =
  | { readonly kind: 'pay' | 'delay'; readonly order: TrafficOrder }
  | { readonly kind: 'payer'; readonly orders: readonly TrafficOrder[] };

/** The submitted vehicles: accepted, paid, given another payer, delayed; alone or several at once (TRAF-01). */
export function AcceptOrders() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { pageNum, pageSize } = filter;
  const orders = useQuery({
    ...trafficOrdersQuery(account, { ...filter.values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const askAccept = useAccept(account.saletoCode, () => setKeys([]));
  return (
    <>
      <FilterBar
        fields={[
          { kind: 'tabs', name: 'status', label: '订单状态', options: STATES },
          { kind: 'text', name: 'keyword', label: '流水号、订单号或型号' },
        ]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="整车订单"
        columns={ACCEPT_COLUMNS}
        rows={orders.data?.records ?? []}
        rowKey={({ orderFlowNo }) => orderFlowNo}
        state={listState(orders, '整车订单没有加载出来')}
        empty={{
          title: '没有符合条件的整车订单',
          reason: '在整车购物车提交后，订单出现在这里。',
          action: (
            <Link to={href('trafficCart')}>
              <Button>去整车购物车</Button>
            </Link>
          ),
        }}
        page={{ pageNum, pageSize, total: orders.data?.total ?? 0, onChange: filter.setPage }}
        actionsWidth={136}
        actions={(order) => actionsOf(order, setOpened, askAccept)}
        selection={{
          keys,
          onChange: setKeys,
          summary: (rows) => (
            <>
              已选 {rows.length} 单 · 合计{' '}
              <Money amount={sumMoney(rows.map(({ orderAmount }) => orderAmount))} strong />
            </>
          ),
          actions: (rows) => <BatchButtons rows={rows} onPayer={setOpened} onAccept={askAccept} />,
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
  const whyNot = (action: Parameters<typeof whyNotTrafficAction>[0]) => whyNotTrafficAction(action, order);
  return [
    { key: 'accept', label: '接单', whyNot: whyNot('accept'), onClick: () => onAccept([order]) },
    { key: 'pay', label: '付款', whyNot: whyNot('pay'), onClick: () => open({ kind: 'pay', order }) },
    {
      key: 'payer',
      label: '改付款方',
      whyNot: whyNot('changePayer'),
      onClick: () => open({ kind: 'payer', orders: [order] }),
    },
    {
      key: 'delay',
      label: '申请延期',
      whyNot: whyNot('delay'),
      onClick: () => open({ kind: 'delay', order }),
    },
  ];
}

interface BatchButtonsProps {
  readonly rows: readonly TrafficOrder[];
  readonly onPayer: (opened: Opened) => void;
  readonly onAccept: (orders: readonly TrafficOrder[]) => void;
}

/** What can be done with all chosen orders at once; one that cannot join names itself. */
function BatchButtons({ rows, onPayer, onAccept }: BatchButtonsProps) {
  const reason = (action: Parameters<typeof whyNotTrafficAction>[0]) => {
    for (const order of rows) {
      const text = whyNotTrafficAction(action, order);
      if (text) return `${order.orderFlowNo}：${text}`;
    }
    return undefined;
  };
  const [noPayer, noAccept] = [reason('changePayer'), reason('accept')];
  return (
    <>
      <ReasonButton whyNot={noPayer} onClick={() => onPayer({ kind: 'payer', orders: rows })}>
        批量改付款方
      </ReasonButton>
      <ReasonButton type="primary" whyNot={noAccept} onClick={() => onAccept(rows)}>
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
