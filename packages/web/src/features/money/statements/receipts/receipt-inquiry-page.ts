import { choicesPage } from '#kits/report/choices-page';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import { RECEIPT, receiptReport } from '../receipt-report';

/** 收款查询: the money that arrived, by day, payer and way of payment (FIN-05). */
export const Component = choicesPage(
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
