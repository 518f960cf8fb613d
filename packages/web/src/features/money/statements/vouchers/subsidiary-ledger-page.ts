import { VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

/** 明细账: the vouchers by type, with the document behind each (FIN-01). */
export const Component = ledgerPage(
  voucherReport({
    name: 'subsidiaryLedger',
    noun: '明细',
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.type,
      VOUCHER.date,
      VOUCHER.orderNo,
      VOUCHER.debit,
      VOUCHER.credit,
      VOUCHER.balance,
      VOUCHER.text,
    ],
  }),
);
