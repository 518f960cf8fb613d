import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { RECEIPT, receiptReport } from '../receipt-report';
import { usePayerChoices } from '../use-payer-choices';

/** 收据: the receipts, each of which leads to its details and its voucher (FIN-01). */
export const Component: ComponentType = choicesPage(
  receiptReport({
    name: 'receipt',
    columns: [
      RECEIPT.receiptNo,
      RECEIPT.date,
      RECEIPT.payer,
      RECEIPT.mode,
      RECEIPT.amount,
      RECEIPT.voucherNo,
      RECEIPT.status,
    ],
  }),
  usePayerChoices,
);
