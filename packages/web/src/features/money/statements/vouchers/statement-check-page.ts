import { VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

/** 对账单核对: the data for a comparison with the dealer's own book: voucher, order and amounts (FIN-02). */
export const Component = ledgerPage(
  voucherReport({
    name: 'statementCheck',
    noun: '对账单凭证',
    columns: [VOUCHER.voucherNo, VOUCHER.date, VOUCHER.orderNo, VOUCHER.text, VOUCHER.debit, VOUCHER.credit],
  }),
);
