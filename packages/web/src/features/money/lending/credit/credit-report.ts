import { CREDIT_LINE_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { getCreditCenter } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<Ops['getCreditCenter']['data']['creditList'][number]>();

/** 账户额度, 我的授信: what each lender grants, what of it is used, and what is left (FIN-01, FIN-08). */
export const CREDIT_LINES = defineReport({
  name: 'accountLimit',
  operation: getCreditCenter,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: ({ creditList }) => entire(creditList),
  rowKey: ({ bankName }) => bankName,
  columns: [
    column.text('bankName', '资金方', { width: 200 }),
    column.money('creditAmount', '授信额度', { width: 144, isSortable: true }),
    column.money('usedAmount', '已用额度', { width: 144, isSortable: true }),
    column.money('availableAmount', '可用额度', { width: 144, isSortable: true }),
    column.number('rate', '年利率', { width: 88, unit: '%' }),
    column.date('endDate', '到期日期', { width: 112 }),
    column.status('status', 'statusName', {
      width: 96,
      states: CREDIT_LINE_STATES,
    }),
  ],
  noun: '额度',
  emptyReason: '资金方授信通过后，额度会出现在这里。',
});
