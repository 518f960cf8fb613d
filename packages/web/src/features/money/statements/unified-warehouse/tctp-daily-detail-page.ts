import { reportPage } from '#kits/report/report-page';
import { VOUCHER, voucherReport } from '../voucher-report';

/** 统仓统配日账单明细: the vouchers behind the days of the account (FIN-01). */
export const Component = reportPage(
  voucherReport({
    name: 'tctpDailyDetail',
    accountType: 'TCTP',
    noun: '统仓统配明细',
    columns: Object.values(VOUCHER),
  }),
);
