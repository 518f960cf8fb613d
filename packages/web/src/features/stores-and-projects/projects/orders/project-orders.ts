import { choicesOf, PROJECT_STAGES, PROJECT_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryProjects } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** A project that has come to its order. */
export type OrderedProject = RecordOf<'queryProjects'>;

type Numbered = Pick<OrderedProject, 'projectNo'>;

/** The page of a project, where its steps are done. */
export function projectOf({ projectNo }: Numbered): string | undefined {
  return documentAddress('newProjectCenterView', { projectNo });
}

const { depositDue, restDue } = PROJECT_STATES;
const { ordering, delivery, acceptance, settlement } = PROJECT_STAGES;

const column = columnsOf<OrderedProject>();

/** 工程账单管理: what each project costs since its order, what is paid of it and what is due when (FIN-10a). */
export const PROJECT_BILLS = defineReport({
  name: 'projectBill',
  operation: queryProjects,
  input: (account, filters, page) => byCustomer(account, { ...filters, listType: 'ORDER' as const }, page),
  rows: paged,
  rowKey: ({ projectNo }) => projectNo,
  columns: [
    column.code('projectNo', '工程号', {
      width: 176,
      to: projectOf,
      detail: ['项目名称', ({ projectName }) => projectName],
    }),
    column.status('status', 'statusName', { width: 112, states: PROJECT_STATES }),
    column.money('amount', '工程金额', { isSortable: true }),
    column.money('paidAmount', '已付'),
    column.money('restAmount', '待付', { isSortable: true }),
    column.date('dueDate', '截止日期', { isSortable: true }),
    column.code('payerCode', '付款方', { width: 120 }),
    column.text('customerName', '工程客户', { width: 168, isHiddenAtFirst: true }),
    column.date('settleDate', '结算日期'),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'stage',
      label: '环节',
      options: [ALL, ...choicesOf({ ordering, delivery, acceptance, settlement })],
    },
    { kind: 'text', name: 'keyword', label: '工程号、名称、客户或型号' },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '工程账单',
  emptyReason: '工程到下单环节后，账单会出现在这里。',
  detail: {
    to: (row) => projectOf(row) ?? '',
    label: ({ status }) => (status === depositDue.value || status === restDue.value ? '去付款' : '查看'),
  },
});
