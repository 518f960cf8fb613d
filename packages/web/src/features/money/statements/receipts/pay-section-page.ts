import { choicesPage } from '#kits/report/choices-page';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import { RECEIPT, receiptReport } from '../receipt-report';

/**
 * 付款分段: what arrived of the payments, part by part, with way and voucher (FIN-07).
 * Assumption: each part that arrived has a receipt, since no call is named for parts.
 */
export const Component = choicesPage(
  receiptReport({
    name: 'paySection',
    columns: [
      { ...RECEIPT.receiptNo, width: 136 },
      RECEIPT.date,
      RECEIPT.mode,
      RECEIPT.payer,
      RECEIPT.amount,
      RECEIPT.voucherNo,
    ],
  }),
  usePayerChoices,
);
