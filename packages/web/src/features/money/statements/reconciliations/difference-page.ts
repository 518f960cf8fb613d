import { reportPage } from '#kits/report/report-page';
import { DIFFERENCE, differenceReport } from '../reconciliation-report';

/** 差异明细: every voucher in which the books differ, and why (FIN-02). */
export const Component = reportPage(
  differenceReport({
    name: 'difference',
    noun: '差异',
    emptyReason: '两边账面一致；月账单有差异时会出现在这里。',
    columns: [
      DIFFERENCE.voucherNo,
      DIFFERENCE.period,
      DIFFERENCE.date,
      DIFFERENCE.orderNo,
      DIFFERENCE.company,
      DIFFERENCE.customer,
      DIFFERENCE.difference,
      DIFFERENCE.reason,
      DIFFERENCE.status,
    ],
  }),
);
