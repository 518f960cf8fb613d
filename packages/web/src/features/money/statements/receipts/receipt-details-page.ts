import { choicesPage } from '#kits/report/choices-page';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import { RECEIPT, receiptReport } from '../receipt-report';

/** 收据明细: the receipts as they are written, with the amount in capitals (FIN-01). */
export const Component = choicesPage(
  receiptReport({
    name: 'receiptDetail',
    columns: [
      RECEIPT.receiptNo,
      RECEIPT.date,
      RECEIPT.payer,
      RECEIPT.amount,
      RECEIPT.words,
      RECEIPT.voucherNo,
      RECEIPT.status,
    ],
  }),
  usePayerChoices,
);
