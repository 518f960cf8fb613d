import { compareMoney, sumMoney } from '@dealer-portal/rules/money';
import { type PayerLabelKind, payerLabels, payerTypeText } from '@dealer-portal/rules/payer-details';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import type { Payer } from './queries';

const TONES: Readonly<Record<PayerLabelKind, StatusTone>> = {
  default: 'moving',
  safePay: 'done',
  special: 'neutral',
  deleted: 'bad',
};

interface PayerColumnFacts {
  readonly defaultCode: string | undefined;
  readonly hasHrsBalance: boolean;
}

/** The columns of the payer pages; balances sort and sum. */
export function payerColumns({ defaultCode, hasHrsBalance }: PayerColumnFacts): readonly DataColumn<Payer>[] {
  const hrs: DataColumn<Payer> = {
    key: 'hrsBalance',
    title: '日日顺余额',
    width: 136,
    isFigure: true,
    compare: (left, right) => compareMoney(left.hrsBalance, right.hrsBalance),
    render: ({ hrsBalance }) => <Money amount={hrsBalance} />,
    total: (rows) => <Money amount={sumMoney(rows.map((one) => one.hrsBalance))} />,
  };
  return [
    {
      key: 'payer',
      title: '付款方',
      width: 280,
      render: (payer) => (
        <span className="payer-name">
          {payer.customerName}
          <span className="secondary figure">({payer.payerCode})</span>
        </span>
      ),
    },
    {
      key: 'labels',
      title: '标签',
      width: 176,
      render: (payer) => {
        const labels = payerLabels(payer, defaultCode);
        if (labels.length === 0) return '—';
        return labels.map(({ kind, text }) => (
          <StatusTag key={kind} tone={TONES[kind]}>
            {text}
          </StatusTag>
        ));
      },
    },
    {
      key: 'payerType',
      title: '类型',
      width: 112,
      render: ({ payerType }) => payerTypeText(payerType) ?? '—',
    },
    {
      key: 'salesGroupCode',
      title: '销售组',
      width: 112,
      render: ({ salesGroupCode }) => <span className="figure">{salesGroupCode || '—'}</span>,
    },
    {
      key: 'balance',
      title: '可用余额',
      width: 144,
      isFigure: true,
      compare: (left, right) => compareMoney(left.balance, right.balance),
      render: ({ balance }) => <Money amount={balance} />,
      total: (rows) => <Money amount={sumMoney(rows.map(({ balance }) => balance))} />,
    },
    ...(hasHrsBalance ? [hrs] : []),
  ];
}
