import { exportCapitalFlow } from '@dealer-portal/sdk/operations';
import { serverFile } from '#kits/report/server-file';
import { sides, VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

const SIDES = sides('支出', '收入');

/** 资金流水: what came in and went out of the account (FIN-01). */
export const Component = ledgerPage(
  voucherReport({
    name: 'fundFlow',
    noun: '流水',
    exports: serverFile(exportCapitalFlow, 'CAPITAL_FLOW'),
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.date,
      VOUCHER.type,
      VOUCHER.text,
      SIDES.credit,
      SIDES.debit,
      VOUCHER.balance,
    ],
  }),
);
