import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { RECEIPT, receiptReport } from '../receipt-report';
import { usePayerChoices } from '../use-payer-choices';

/** 收款查询: the money that arrived, by day, payer and way of payment (FIN-05). */
export const Component: ComponentType = choicesPage(
  receiptReport({
    name: 'receiptInquiry',
    columns: [
      { ...RECEIPT.receiptNo, width: 136 },
      RECEIPT.date,
      RECEIPT.payer,
      RECEIPT.mode,
      RECEIPT.amount,
      RECEIPT.voucherNo,
    ],
  }),
  usePayerChoices,
);
