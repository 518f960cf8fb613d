import type { Data } from '@dealer-portal/sdk';
import { queryProjects } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, entire } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

type Customer = Data<typeof queryProjects>['customerList'][number];

const column = columnsOf<Customer>();

const projectsOf = ({ customerNo }: Customer) => documentAddress('projectList', { customerNo }) ?? '';

/** 易工程客户信息: the customers of the own projects, with what was done with each. */
export const CUSTOMERS = defineReport({
  name: 'projectCustomer',
  operation: queryProjects,
  input: (account, filters, page) => byCustomer(account, { ...filters, agentFlag: '0' as const }, page),
  rows: ({ customerList }) => entire(customerList),
  rowKey: ({ customerNo }: Customer) => customerNo,
  columns: [
    column.custom('customer', '工程客户', {
      width: 220,
      text: ({ customerName }) => customerName,
      to: projectsOf,
      detail: ['客户编号', ({ customerNo }) => customerNo],
    }),
    column.text('contactName', '联系人', { width: 104 }),
    column.code('contactPhone', '电话', { width: 128 }),
    column.number('projectCount', '工程数', { width: 88, unit: '个' }),
    column.money('amount', '工程金额', { width: 136, isSortable: true }),
    column.date('registerDate', '最近登记', { isSortable: true }),
  ],
  filters: [{ kind: 'text', name: 'keyword', label: '客户、工程号或名称' }],
  noun: '客户',
  emptyReason: '登记工程后，工程的客户会出现在这里。',
  detail: { to: projectsOf, label: '看工程' },
});

/** 易工程代客户信息: the customers for whom projects were registered. */
export const AGENT_CUSTOMERS = defineReport({
  ...CUSTOMERS,
  name: 'agentCustomer',
  input: (account, filters, page) => byCustomer(account, { ...filters, agentFlag: '1' as const }, page),
  emptyReason: '登记工程时选“代客户登记”，客户会出现在这里。',
});
