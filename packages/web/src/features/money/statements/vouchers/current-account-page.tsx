import { sides, VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';
import { OpenItems } from './open-items';

const SIDES = sides('提货与支出', '到款与返利');

/** 往来账: goods against payments, with the order of each, and what is open of both (FIN-01). */
export const Component = ledgerPage(
  voucherReport({
    name: 'currentAccount',
    noun: '往来记录',
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.date,
      VOUCHER.text,
      VOUCHER.orderNo,
      SIDES.debit,
      SIDES.credit,
      VOUCHER.balance,
    ],
  }),
  <OpenItems />,
);
