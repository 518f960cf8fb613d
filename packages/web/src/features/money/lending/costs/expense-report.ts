import { EXPENSE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryFinanceExpenses } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** Interest or a service charge of a financing. */
export type Expense = RecordOf<'queryFinanceExpenses'>;

const column = columnsOf<Expense>();

const EXPENSE_NO = column.code('expenseNo', '费用编号', { width: 168 });
const FINANCE_NO = column.code('financeNo', '融资编号', {
  width: 160,
  to: ({ financeNo }) => documentAddress('loanGetrepayment', { financeNo }),
});
const TYPE = column.text('expenseTypeName', '费用类型', { key: 'expenseType', width: 96 });
const DATE = column.date('expenseDate', '费用日期', { width: 112, isSortable: true });
const AMOUNT = column.money('amount', '金额', { width: 136, isSortable: true });
const STATUS = column.status('status', 'statusName', { width: 96, states: EXPENSE_STATES });

type ExpenseFilter = FilterField<FilterName<'queryFinanceExpenses'>>;

const PERIOD: ExpenseFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '费用日期' };
const FINANCING_FILTER: ExpenseFilter = { kind: 'text', name: 'financeNo', label: '融资编号' };

/** 融资费用: interest and service charges of the financings, newest first, with their sum (FIN-08). */
export const EXPENSES = defineReport({
  name: 'financeExpense',
  operation: queryFinanceExpenses,
  input: byCustomer,
  rows: paged,
  rowKey: ({ expenseNo }) => expenseNo,
  columns: [EXPENSE_NO, FINANCE_NO, TYPE, DATE, AMOUNT, STATUS],
  filters: [
    {
      kind: 'tabs',
      name: 'expenseType',
      label: '费用类型',
      options: [ALL, { value: 'INTEREST', label: '利息' }, { value: 'SERVICE', label: '服务费' }],
    },
    PERIOD,
    FINANCING_FILTER,
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '融资费用',
  emptyReason: '放款后的服务费和还款时的利息会出现在这里。',
});

/** 供应链金融充值: the service charges alone, paid and not (FIN-08). */
export const SERVICE_CHARGES = defineReport({
  ...EXPENSES,
  name: 'financeServiceCharge',
  input: (account, filters, page) => byCustomer(account, { ...filters, expenseType: 'SERVICE' }, page),
  columns: [EXPENSE_NO, FINANCE_NO, DATE, AMOUNT, STATUS],
  filters: [PERIOD, FINANCING_FILTER],
  noun: '融资服务费',
  emptyReason: '每笔融资放款后的服务费会出现在这里。',
});
