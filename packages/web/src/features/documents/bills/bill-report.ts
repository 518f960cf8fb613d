import { REMIND_DAYS } from '@dealer-portal/rules/statements';
import { BILL_STATES, choicesOf } from '@dealer-portal/rules/states';
import { daysUntil } from '@dealer-portal/rules/time';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryAcceptanceBills } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';

/** An acceptance bill; one that came for the customer and is not claimed has no payer. */
export type Bill = RecordOf<'queryAcceptanceBills'>;

const column = columnsOf<Bill>();

/** The columns of a bill, of which each page chooses. */
export const BILL = {
  billNo: column.code('billNo', '票据号码', { width: 240 }),
  billType: column.text('billTypeName', '票据类型', { width: 120, isHiddenAtFirst: true }),
  drawer: column.text('drawerName', '出票人', { width: 160 }),
  acceptor: column.text('acceptorName', '承兑人', { width: 136 }),
  amount: column.money('amount', '票面金额', { isSortable: true }),
  issueDate: column.date('issueDate', '出票日期'),
  dueDate: column.date('dueDate', '到期日期', {
    width: 128,
    isSortable: true,
    detail: ['到期提示', dueText],
    isDue: (bill) => dueText(bill) !== undefined,
  }),
  payerCode: column.code('payerCode', '入账付款方', { width: 112 }),
  status: column.status('status', 'statusName', { width: 88, states: BILL_STATES }),
} as const;

/** How near the due day of an open bill is, once the portal reminds of it: 还有 6 天到期. */
function dueText({ status, dueDate }: Bill): string | undefined {
  const days = status === BILL_STATES.booked.value ? daysUntil(dueDate, new Date()) : undefined;
  if (days === undefined || days > REMIND_DAYS) return undefined;
  if (days < 0) return `已过期 ${-days} 天`;
  return days === 0 ? '今天到期' : `还有 ${days} 天到期`;
}

type BillFilter = FilterField<FilterName<'queryAcceptanceBills'>>;

export const ISSUE_PERIOD: BillFilter = {
  kind: 'period',
  name: 'beginDate',
  end: 'endDate',
  label: '出票日期',
};
export const BILL_NO: BillFilter = { kind: 'text', name: 'billNo', label: '票据号码' };

/** 票据统计: the acceptance bills by state, what they come to and when they are due (FIN-04). */
export const BILLS = defineReport({
  name: 'acceptanceBill',
  operation: queryAcceptanceBills,
  input: byCustomer,
  rows: paged,
  rowKey: ({ billNo }) => billNo,
  columns: [
    BILL.billNo,
    BILL.billType,
    BILL.drawer,
    BILL.acceptor,
    BILL.amount,
    BILL.issueDate,
    BILL.dueDate,
    BILL.payerCode,
    BILL.status,
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '票据状态',
      options: [ALL, ...choicesOf(BILL_STATES)],
    },
    ISSUE_PERIOD,
    BILL_NO,
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '票据',
  emptyReason: '录入并审核的承兑汇票会出现在这里。',
});
