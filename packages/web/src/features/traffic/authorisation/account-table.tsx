import { sumMoney } from '@dealer-portal/rules/money';
import { isValidPayer, payerLabels } from '@dealer-portal/rules/payer-details';
import { payerRoom } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { type Payer, trafficCartQuery, trafficOrdersQuery, trafficPayersQuery } from '../queries';

const BALANCES: readonly DataColumn<Payer>[] = [
  {
    key: 'payer',
    title: '付款方',
    width: 220,
    render: (payer) => (
      <>
        {payer.customerName}{' '}
        {payerLabels(payer, undefined).map(({ text }) => (
          <StatusTag key={text} tone="neutral">
            {text}
          </StatusTag>
        ))}
        <div className="secondary">{payer.payerCode}</div>
      </>
    ),
  },
  { key: 'group', title: '销售组', width: 100, render: ({ salesGroupCode }) => salesGroupCode ?? '—' },
  {
    key: 'balance',
    title: '可用余额',
    width: 132,
    isFigure: true,
    render: ({ balance }) => <Money amount={balance} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ balance }) => balance))} />,
  },
  {
    key: 'hrs',
    title: '日日顺余额',
    width: 132,
    isFigure: true,
    render: ({ hrsBalance }) => <Money amount={hrsBalance} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ hrsBalance }) => hrsBalance))} />,
  },
];

const ORDERS_READ = 100;

interface AccountTableProps {
  /** Also shows what cart and unpaid orders ask of each payer. */
  readonly hasClaims: boolean;
}

/** The payers for whole vehicles with their balances (TRAF-01). */
export function AccountTable({ hasClaims }: AccountTableProps) {
  const account = useAccount();
  const payers = useQuery(trafficPayersQuery(account));
  const cart = useQuery({ ...trafficCartQuery(account), enabled: hasClaims });
  const orders = useQuery({
    ...trafficOrdersQuery(account, { pageNum: 1, pageSize: ORDERS_READ }),
    enabled: hasClaims,
  });
  const isPartial = hasClaims && (cart.isError || orders.isError);
  const claims = claimColumns(cart.data ?? [], orders.data?.records ?? []);
  return (
    <DataTable
      label="整车付款方"
      columns={hasClaims ? [...BALANCES, ...claims] : BALANCES}
      rows={(payers.data ?? []).filter(isValidPayer)}
      rowKey={({ payerCode }) => payerCode}
      state={listState(payers, '整车账户没有加载出来')}
      totalsLabel="全部"
      empty={{
        title: '没有可用于整车的付款方',
        reason: '开通整车直发并维护付款方后，余额显示在这里。',
        action: (
          <Link to={href('trafficAuth')}>
            <Button>去申请整车权限</Button>
          </Link>
        ),
      }}
      {...(isPartial && { partial: '购物车或未付订单没有读到，占用金额可能不全，请稍后刷新' })}
    />
  );
}

type Vehicles = Parameters<typeof payerRoom>[1];
type Orders = Parameters<typeof payerRoom>[2];

function claimColumns(vehicles: Vehicles, orders: Orders): readonly DataColumn<Payer>[] {
  const column = (key: 'inCart' | 'unpaid' | 'left', title: string): DataColumn<Payer> => ({
    key,
    title,
    width: 132,
    isFigure: true,
    render: (payer) => <Money amount={payerRoom(payer, vehicles, orders)[key]} strong={key === 'left'} />,
    total: (rows) => (
      <Money amount={sumMoney(rows.map((payer) => payerRoom(payer, vehicles, orders)[key]))} />
    ),
  });
  return [column('inCart', '购物车占用'), column('unpaid', '未付订单'), column('left', '还可使用')];
}
