import { VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

/** 账簿: the account as a book: date, text, debit, credit, balance (FIN-01). */
export const Component = ledgerPage(
  voucherReport({
    name: 'accountBook',
    noun: '账簿记录',
    columns: [VOUCHER.voucherNo, VOUCHER.date, VOUCHER.text, VOUCHER.debit, VOUCHER.credit, VOUCHER.balance],
  }),
);
