import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { documentAddress } from '#widgets/document-line/document-address';
import { cashActions } from './cash/cash-address';
import { REBATE, REBATES } from './rebate-report';

/** 返利明细: how each rebate was computed, with the way to the orders and invoices behind it (FIN-05). */
const REBATE_DETAILS = defineReport({
  ...REBATES,
  name: 'rebateDetail',
  columns: [
    REBATE.rebateNo,
    REBATE.period,
    REBATE.payerCode,
    REBATE.calcMode,
    REBATE.baseAmount,
    REBATE.rate,
    REBATE.rebateAmount,
    REBATE.balance,
    REBATE.status,
    { ...REBATE.contractNo, isHiddenAtFirst: true },
    { ...REBATE.usedAmount, isHiddenAtFirst: true },
    { ...REBATE.endDate, isHiddenAtFirst: true },
  ],
});

export const Component = reportPage(REBATE_DETAILS, {
  actionsWidth: 136,
  actions: (rebate) => [
    {
      key: 'orders',
      label: '订单发票',
      to: documentAddress('myRebateOrderInvoiceDetail', { rebateNo: rebate.rebateNo }) ?? '',
    },
    ...cashActions(rebate),
  ],
});
