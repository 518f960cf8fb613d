import { readFigure, readMoney } from '@dealer-portal/rules/money';
import { isValidPayer, payerLabels } from '@dealer-portal/rules/payer-details';
import { payerRoom } from '@dealer-portal/rules/traffic';
import { listTrafficPayers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { defineReport, entire } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { SumOf } from '#ui/text/sum-of';
import { type Payer, trafficCartQuery, trafficOrdersQuery } from '../queries';

const column = columnsOf<Payer>();

const BALANCES = defineReport({
  name: 'trafficPayer',
  operation: listTrafficPayers,
  input: ({ saletoCode }) => ({ query: { saletoCode } }),
  rows: (payers) => entire(payers.filter(isValidPayer)),
  rowKey: ({ payerCode }) => payerCode,
  columns: [
    column.custom('payer', '付款方', {
      width: 220,
      text: ({ customerName }) => customerName,
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
    }),
    column.text('salesGroupCode', '销售组', { key: 'group', width: 100 }),
    column.money('balance', '可用余额', { width: 132 }),
    column.money('hrsBalance', '日日顺余额', { key: 'hrs', width: 132 }),
  ],
  noun: '整车付款方',
  emptyReason: '开通整车直发并维护付款方后，余额显示在这里。',
});

interface AccountTableProps {
  /** Also shows what cart and unpaid orders ask of each payer. */
  readonly hasClaims: boolean;
}

/** The payers for whole vehicles with their balances (TRAF-01). */
export function AccountTable({ hasClaims }: AccountTableProps) {
  const account = useAccount();
  const cart = useQuery({ ...trafficCartQuery(account), enabled: hasClaims });
  const orders = useQuery({ ...trafficOrdersQuery(account), enabled: hasClaims });
  const isPartial = hasClaims && (cart.isError || orders.isError);
  const claims = claimColumns(cart.data, orders.data);
  return (
    <ReportTable
      report={hasClaims ? { ...BALANCES, columns: [...BALANCES.columns, ...claims] } : BALANCES}
      emptyAction={<ButtonLink to={href('trafficAuth')}>去申请整车权限</ButtonLink>}
      partial={isPartial && '购物车或未付订单没有读到，占用和还可使用不能确定，请稍后刷新'}
    />
  );
}

type Vehicles = Parameters<typeof payerRoom>[1];
type Orders = Parameters<typeof payerRoom>[2];

function claimColumns(vehicles: Vehicles, orders: Orders): readonly ReportColumn<Payer>[] {
  const claim = (key: 'inCart' | 'unpaid' | 'left', title: string) => {
    const amountOf = (payer: Payer) => payerRoom(payer, vehicles, orders)[key];
    return column.custom(key, title, {
      width: 132,
      isFigure: true,
      text: (payer) => readMoney(amountOf(payer)) ?? '',
      figure: (payer) => readFigure(amountOf(payer)),
      missingNoun: '金额',
      render: (payer) => <Money amount={amountOf(payer)} strong={key === 'left'} />,
      total: (rows) => <SumOf amounts={rows.map(amountOf)} />,
    });
  };
  return [claim('inCart', '购物车占用'), claim('unpaid', '未付订单'), claim('left', '还可使用')];
}
