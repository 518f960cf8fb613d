import { SETTLEMENT_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryRebateSettlementDetails } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { noBaseReason } from './rebate-report';

const column = columnsOf<RecordOf<'queryRebateSettlementDetails'>>();

/** The columns of a settled month, of which each page chooses. */
export const SETTLEMENT = {
  month: column.code('settleMonth', '结算月份', { width: 112 }),
  baseAmount: column.money('baseAmount', '返利基数', {
    width: 144,
    noneReason: noBaseReason,
  }),
  rate: column.number('rate', '返利比例', { width: 104, unit: '%' }),
  rebateAmount: column.money('rebateAmount', '返利金额', { width: 144 }),
  date: column.date('settleDate', '结算日期', { width: 120 }),
  status: column.status('status', 'statusName', { width: 96, states: SETTLEMENT_STATES }),
  id: column.code('id', '明细编号', { width: 176 }),
} as const;

/** 返利结算明细: one rebate month by month; the lines add up to it (FIN-05). */
export const SETTLEMENTS = defineReport({
  name: 'rebateSettlement',
  operation: queryRebateSettlementDetails,
  input: ({ saleInfo: { customerCode } }, { rebateNo = '' }, page) => ({
    body: { customerCode, rebateNo, ...page },
  }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    SETTLEMENT.month,
    SETTLEMENT.baseAmount,
    SETTLEMENT.rate,
    SETTLEMENT.rebateAmount,
    SETTLEMENT.date,
    SETTLEMENT.status,
    SETTLEMENT.id,
  ],
  // The choices are the rebates of the account; the page asks for them.
  filters: [{ kind: 'choice', name: 'rebateNo', label: '返利', options: [] }],
  totals: ({ baseTotal, rebateTotal }) => ({ baseAmount: baseTotal, rebateAmount: rebateTotal }),
  noun: '结算明细',
  emptyReason: '这笔返利还没有结算。',
});
