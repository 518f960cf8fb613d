import { reportPage } from '#kits/report/report-page';
import { DIFFERENCE, differenceReport } from '../reconciliation-report';

/** 凭证核对: the company's vouchers that the customer has not booked so (FIN-02). */
export const Component = reportPage(
  differenceReport({
    name: 'companyVoucher',
    noun: '待核对凭证',
    emptyReason: '公司凭证都已对上；有未对上的凭证时会出现在这里。',
    columns: [
      DIFFERENCE.voucherNo,
      DIFFERENCE.period,
      DIFFERENCE.date,
      DIFFERENCE.orderNo,
      DIFFERENCE.company,
      DIFFERENCE.difference,
      DIFFERENCE.reason,
    ],
  }),
);
