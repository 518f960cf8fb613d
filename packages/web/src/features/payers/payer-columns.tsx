import { type PayerLabelKind, payerLabels, payerTypeText } from '@dealer-portal/rules/payer-details';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
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

const column = columnsOf<Payer>();

/** The columns of the payer pages; balances sort and sum. */
export function payerColumns({
  defaultCode,
  hasHrsBalance,
}: PayerColumnFacts): readonly ReportColumn<Payer>[] {
  return [
    column.text('customerName', '付款方', {
      key: 'payer',
      width: 280,
      detail: ({ payerCode }) => `(${payerCode})`,
    }),
    column.custom('labels', '标签', {
      width: 176,
      text: (payer) =>
        payerLabels(payer, defaultCode)
          .map(({ text }) => text)
          .join('、'),
      render: (payer) => <Labels payer={payer} defaultCode={defaultCode} />,
    }),
    column.custom('payerType', '类型', {
      width: 112,
      text: ({ payerType }) => payerTypeText(payerType) ?? '',
    }),
    column.code('salesGroupCode', '销售组', { width: 112 }),
    column.money('balance', '可用余额', { width: 144, isSortable: true }),
    ...(hasHrsBalance ? [column.money('hrsBalance', '日日顺余额', { width: 136, isSortable: true })] : []),
  ];
}

interface LabelsProps {
  readonly payer: Payer;
  readonly defaultCode: string | undefined;
}

function Labels({ payer, defaultCode }: LabelsProps) {
  const labels = payerLabels(payer, defaultCode);
  if (labels.length === 0) return '—';
  return labels.map(({ kind, text }) => (
    <StatusTag key={kind} tone={TONES[kind]}>
      {text}
    </StatusTag>
  ));
}
