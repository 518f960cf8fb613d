import { choicesPage } from '#kits/report/choices-page';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import { RECEIPT, receiptReport } from '../receipt-report';

/** 收据: the receipts, each of which leads to its details and its voucher (FIN-01). */
export const Component = choicesPage(
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
