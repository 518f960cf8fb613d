import { REPAYMENT_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { getFinanceRepayDetail } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<Ops['getFinanceRepayDetail']['data']['repayList'][number]>();

/** The repayments of one financing, those that are done and those of the plan; the principals come to its amount (FIN-08). */
export const REPAYMENTS = defineReport({
  name: 'repayment',
  operation: getFinanceRepayDetail,
  input: ({ saleInfo: { customerCode } }, { financeNo = '' }) => ({ body: { customerCode, financeNo } }),
  rows: ({ repayList }) => entire(repayList),
  // A repayment that is still open has no number.
  rowKey: ({ repayNo, repayDate }) => repayNo || repayDate,
  columns: [
    column.date('repayDate', '还款日期', { width: 112 }),
    column.code('repayNo', '还款编号', { width: 168 }),
    column.money('principal', '本金', { width: 136 }),
    column.number('days', '计息天数', { width: 96, unit: '天' }),
    column.money('interest', '利息', { width: 120 }),
    column.money('amount', '还款金额', { width: 136 }),
    column.status('status', 'statusName', { width: 96, states: REPAYMENT_STATES }),
  ],
  noun: '还款',
  emptyReason: '放款后的还款计划会出现在这里。',
});
