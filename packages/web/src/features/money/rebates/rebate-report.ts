import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { type CountedRebate, hasRebateBase } from '@dealer-portal/rules/rebate-policy';
import { choicesOf, REBATE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { exportRebates, queryRebates } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { serverFile } from '#kits/report/server-file';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { sumText } from '#ui/text/sum-of';
import { documentAddress } from '#widgets/document-line/document-address';

/** A rebate of the dealer: what was granted, used and is left. */
export type Rebate = RecordOf<'queryRebates'>;

/** Why a rebate, or a month of one, has no base; undefined where it has one. */
export function noBaseReason(rebate: CountedRebate): string | undefined {
  return hasRebateBase(rebate) ? undefined : '不按比例计算，没有基数';
}

const column = columnsOf<Rebate>();

/** The columns of a rebate, of which each page chooses. */
export const REBATE = {
  rebateNo: column.code('rebateNo', '返利编号', {
    width: 148,
    to: ({ rebateNo }) => documentAddress('myRebateSettlementDetail', { rebateNo }),
    detail: ['返利名称', ({ rebateName }) => rebateName],
  }),
  contractNo: column.code('contractNo', '合同编号', {
    width: 132,
    to: ({ contractNo }) => documentAddress('myRebateContract', { contractNo }),
  }),
  period: column.text('period', '返利账期', { width: 96 }),
  payerCode: column.code('payerCode', '返利账户', { width: 112 }),
  calcMode: column.text('calcModeName', '计算方式', { key: 'calcMode', width: 88 }),
  baseAmount: column.money('baseAmount', '返利基数', {
    width: 132,
    noneReason: noBaseReason,
  }),
  rate: column.number('rate', '返利比例', { width: 88, unit: '%' }),
  rebateAmount: column.money('rebateAmount', '返利金额', { isSortable: true }),
  usedAmount: column.money('usedAmount', '已用金额'),
  balance: column.money('balance', '可用余额', { isSortable: true }),
  endDate: column.date('endDate', '有效期至'),
  status: column.status('status', 'statusName', {
    width: 96,
    states: REBATE_STATES,
  }),
} as const;

type RebateFilter = FilterField<FilterName<'queryRebates'>>;

const STATUS: RebateFilter = {
  kind: 'tabs',
  name: 'status',
  label: '返利状态',
  options: [ALL, ...choicesOf(REBATE_STATES)],
};

/** 返利查询: all rebates with what is used and left of them (FIN-05). */
export const REBATES = defineReport({
  name: 'rebate',
  operation: queryRebates,
  exports: serverFile(exportRebates, 'REBATE'),
  input: byCustomer,
  rows: paged,
  rowKey: ({ rebateNo }) => rebateNo,
  columns: [
    REBATE.rebateNo,
    REBATE.contractNo,
    REBATE.period,
    REBATE.calcMode,
    REBATE.rebateAmount,
    REBATE.usedAmount,
    REBATE.balance,
    REBATE.endDate,
    REBATE.status,
  ],
  filters: [
    STATUS,
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '发放日期' },
    { kind: 'text', name: 'rebateNo', label: '返利编号' },
    { kind: 'text', name: 'contractNo', label: '合同编号' },
  ],
  totals: ({ rebateTotal, usedTotal, balanceTotal }) => ({
    rebateAmount: rebateTotal,
    usedAmount: usedTotal,
    balance: balanceTotal,
  }),
  // Oldest first, as every chart of what came in time: the newest one is pointed out.
  chart: {
    label: '返利用了多少',
    kind: 'bars',
    points: (rows) =>
      [...rows].reverse().map(({ rebateNo, rebateAmount, usedAmount }) => ({
        key: rebateNo,
        name: rebateNo,
        value: readFigure(usedAmount),
        target: readFigure(rebateAmount),
        text: `已用 ${formatYuan(usedAmount)}，共 ${formatYuan(rebateAmount)}`,
      })),
    figures: (rows) => [
      ['返利金额', sumText(rows.map((row) => row.rebateAmount))],
      ['已用', sumText(rows.map((row) => row.usedAmount))],
      ['还可用', sumText(rows.map((row) => row.balance))],
    ],
  },
  noun: '返利',
  emptyReason: '返利在次月 12 日前后结算，结算后出现在这里。',
});
