import { exportCapitalFlow } from '@dealer-portal/sdk/operations';
import { serverFile } from '#kits/report/server-file';
import { columnsOf } from '#ui/table/columns';
import { VOUCHER, type Voucher, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

const column = columnsOf<Voucher>();

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
      column.money('credit', '收入', { width: 128 }),
      column.money('debit', '支出', { width: 128 }),
      VOUCHER.balance,
    ],
  }),
);
