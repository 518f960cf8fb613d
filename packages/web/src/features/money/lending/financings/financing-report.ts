import { compareAmounts, isAmount } from '@dealer-portal/rules/money';
import { choicesOf, FINANCING_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryFinanceHistory } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { documentAddress } from '#widgets/document-line/document-address';

/** A financing of the dealer: what a lender paid out, and what of it is still owed. */
export type Financing = RecordOf<'queryFinanceHistory'>;

const column = columnsOf<Financing>();

/** The columns of a financing, of which each page chooses. */
export const FINANCING = {
  financeNo: column.code('financeNo', '融资编号', {
    width: 160,
    to: ({ financeNo }) => documentAddress('loanGetrepayment', { financeNo }),
    detail: ['银行', ({ bankName }) => bankName],
  }),
  contractNo: column.code('contractNo', '融资合同', { width: 136, isHiddenAtFirst: true }),
  amount: column.money('amount', '融资金额', { width: 136, isSortable: true }),
  repaid: column.money('repaidAmount', '已还本金', { width: 136 }),
  outstanding: column.money('outstandingAmount', '未还本金', { width: 136, isSortable: true }),
  rate: column.number('rate', '年利率', { width: 80, unit: '%' }),
  begin: column.date('beginDate', '放款日期', { isSortable: true }),
  due: column.date('dueDate', '到期日期', { isSortable: true }),
  status: column.status('status', 'statusName', { width: 88, states: FINANCING_STATES }),
} as const;

type FinancingFilter = FilterField<FilterName<'queryFinanceHistory'>>;

const STATUS: FinancingFilter = {
  kind: 'tabs',
  name: 'status',
  label: '融资状态',
  options: [ALL, ...choicesOf(FINANCING_STATES)],
};
const PERIOD: FinancingFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '放款日期' };
const FINANCE_NO: FinancingFilter = { kind: 'text', name: 'financeNo', label: '融资编号' };

/** 融资记录: the financings, newest first, with what is still owed of all of them (FIN-08). */
export const FINANCINGS = defineReport({
  name: 'financing',
  operation: queryFinanceHistory,
  input: byCustomer,
  rows: paged,
  rowKey: ({ financeNo }) => financeNo,
  columns: [
    FINANCING.financeNo,
    FINANCING.contractNo,
    FINANCING.begin,
    FINANCING.due,
    FINANCING.amount,
    FINANCING.repaid,
    FINANCING.outstanding,
    FINANCING.rate,
    FINANCING.status,
  ],
  filters: [STATUS, PERIOD, FINANCE_NO],
  totals: ({ outstandingTotal }) => ({ outstandingAmount: outstandingTotal }),
  noun: '融资',
  emptyReason: '资金方放款后，融资会出现在这里。',
});

/** The financings that are not repaid yet. */
export const OPEN_FINANCINGS = defineReport({
  ...FINANCINGS,
  name: 'openFinancing',
  input: (account, filters, page) =>
    byCustomer(account, { ...filters, status: FINANCING_STATES.running.value }, page),
  columns: [
    FINANCING.financeNo,
    FINANCING.due,
    FINANCING.outstanding,
    FINANCING.amount,
    FINANCING.rate,
    FINANCING.begin,
  ],
  filters: [PERIOD, FINANCE_NO],
  noun: '未结清融资',
  emptyReason: '放款后还没有还清的融资会出现在这里。',
});

/** The same in one list: what is due first is found among all. */
export const DUE_FINANCINGS = defineReport({ ...OPEN_FINANCINGS, name: 'dueFinancing', isWhole: true });

/** 提前赎回: the financings of the state that the page decides (FIN-08). */
export const REDEMPTIONS = defineReport({
  ...FINANCINGS,
  name: 'redemption',
  filters: [PERIOD, FINANCE_NO],
});

/** Where a financing is repaid. */
export function repayAddress({ financeNo }: Pick<Financing, 'financeNo'>): string {
  return documentAddress('loanGetRepay', { financeNo }) ?? '';
}

/** The way to its repayment, while something of a financing is owed and paid out. */
export function repayActions(financing: Financing): readonly RowAction[] {
  return isOwed(financing) ? [{ key: 'repay', label: '去还款', to: repayAddress(financing) }] : [];
}

/** Whether something of a financing is still to be repaid. */
export function isOwed({ status, outstandingAmount }: Financing): boolean {
  return (
    status === FINANCING_STATES.running.value &&
    (!isAmount(outstandingAmount) || compareAmounts(outstandingAmount, 0) === 1)
  );
}

/** The way to its redemption before it is due, as long as something of it is owed. */
export function redeemActions(financing: Financing): readonly RowAction[] {
  const to = documentAddress('quickRedemption', { financeNo: financing.financeNo });
  return to !== undefined && isOwed(financing) ? [{ key: 'redeem', label: '赎回', to }] : [];
}
