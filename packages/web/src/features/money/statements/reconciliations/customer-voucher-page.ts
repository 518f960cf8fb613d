import { reportPage } from '#kits/report/report-page';
import { DIFFERENCE, differenceReport } from '../reconciliation-report';

/** 客户凭证核对: how the customer has booked what differs (FIN-02). */
export const Component = reportPage(
  differenceReport({
    name: 'customerVoucher',
    noun: '待核对客户凭证',
    emptyReason: '客户凭证都已对上；有未对上的凭证时会出现在这里。',
    columns: [
      DIFFERENCE.voucherNo,
      DIFFERENCE.period,
      DIFFERENCE.date,
      DIFFERENCE.orderNo,
      DIFFERENCE.customer,
      DIFFERENCE.difference,
      DIFFERENCE.reason,
    ],
  }),
);
