import { type PayerLabelKind, payerLabels, payerTypeText } from '@dealer-portal/rules/payer-details';
import { listAuthorizedPayTos } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import { jointKey } from '#kits/report/row-key';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { codeAndName } from '#ui/text/joined';
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
  /** The page of a payer; absent where it has none here. */
  readonly addressOf?: (payerCode: string) => string;
}

const column = columnsOf<Payer>();

/** The columns of the payer pages; balances sort, and are summed by their use alone (`UseSums`). */
export function payerColumns({
  defaultCode,
  hasHrsBalance,
  addressOf,
}: PayerColumnFacts): readonly ReportColumn<Payer>[] {
  return [
    column.text('customerName', '付款方', {
      key: 'payer',
      width: 280,
      detail: ['付款方编码', ({ payerCode }) => (payerCode ? codeAndName(payerCode, undefined) : undefined)],
      ...(addressOf && { to: ({ payerCode }) => addressOf(payerCode) }),
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
    column.money('balance', '可用余额', { width: 144, isSortable: true, total: false }),
    ...(hasHrsBalance
      ? [column.money('hrsBalance', '日日顺余额', { width: 136, isSortable: true, total: false })]
      : []),
  ];
}

/** 已授权的付款方: payers of other customers; none of them is the default one. */
export const AUTHORIZED_PAYERS = defineReport({
  name: 'authorizedPayer',
  operation: listAuthorizedPayTos,
  input: ({ saletoCode }) => ({ query: { saletoCode } }),
  isAside: true,
  rows: entire,
  rowKey: ({ payerCode, salesGroupCode }) => jointKey([payerCode], salesGroupCode),
  columns: payerColumns({ defaultCode: undefined, hasHrsBalance: false }),
  noun: '已授权的付款方',
  emptyReason: '其他客户在其付款方页面授权后，会出现在这里。',
});

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
