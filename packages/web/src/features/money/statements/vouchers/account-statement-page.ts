import { VOUCHER, voucherReport } from '../voucher-report';
import { ledgerPage } from './ledger-page';

/** 对账单: every voucher of the account with its order and the running balance (FIN-01, FIN-02). */
export const Component = ledgerPage(
  voucherReport({
    name: 'accountStatement',
    noun: '凭证',
    columns: Object.values(VOUCHER),
  }),
);
