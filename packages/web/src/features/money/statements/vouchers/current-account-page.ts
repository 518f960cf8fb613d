import { columnsOf } from '#ui/table/columns';
import { VOUCHER, type Voucher, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

const column = columnsOf<Voucher>();

/** 往来账: goods against payments, with the order of each (FIN-01). */
export const Component = ledgerPage(
  voucherReport({
    name: 'currentAccount',
    noun: '往来记录',
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.date,
      VOUCHER.text,
      VOUCHER.orderNo,
      column.money('debit', '提货与支出', { width: 136 }),
      column.money('credit', '到款与返利', { width: 136 }),
      VOUCHER.balance,
    ],
  }),
);
