import { choicesOf, POLICY_STATES } from '@dealer-portal/rules/states';
import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { queryPolicyDeliveries } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryPolicyDeliveries'>>();

/** The columns of a policy, of which each page chooses. */
export const POLICY = {
  policyNo: column.code('policyNo', '政策编号', {
    width: 148,
    to: ({ policyNo }) => documentAddress('polTrackTobDetail', { policyNo }),
    detail: ['政策名称', ({ policyName }) => policyName],
  }),
  policyType: column.text('policyTypeName', '政策类型', { key: 'policyType', width: 88 }),
  product: column.custom('product', '产品', {
    width: 196,
    text: ({ productName, productCode }) => productName ?? productCode ?? '',
    to: ({ productCode }) => (productCode ? href('detail', { productCode }) : undefined),
    detail: ['产品编码', ({ productCode }) => productCode],
  }),
  beginDate: column.date('beginDate', '开始日期', { isSortable: true }),
  endDate: column.date('endDate', '结束日期', { isSortable: true }),
  unitAmount: column.money('unitAmount', '单台金额', { width: 104, total: false }),
  budgetAmount: column.money('budgetAmount', '投放金额', { isSortable: true }),
  usedAmount: column.money('usedAmount', '已用金额'),
  leftAmount: column.money('leftAmount', '剩余金额', { isSortable: true }),
  status: column.status('status', 'statusName', {
    width: 88,
    states: POLICY_STATES,
  }),
} as const;

type PolicyFilter = FilterField<FilterName<'queryPolicyDeliveries'>>;

const TYPE: PolicyFilter = {
  kind: 'tabs',
  name: 'policyType',
  label: '政策类型',
  options: [
    ALL,
    { value: 'TOB', label: '渠道政策' },
    { value: 'TOC', label: '用户政策' },
    { value: 'COUNTY', label: '县域政策' },
  ],
};
const STATUS: PolicyFilter = {
  kind: 'choice',
  name: 'status',
  label: '执行状态',
  options: choicesOf(POLICY_STATES),
};
const PERIOD: PolicyFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '执行期间' };
const POLICY_NO: PolicyFilter = { kind: 'text', name: 'policyNo', label: '政策编号' };

/** 政策跟踪: the policies granted to the dealer, with what is used and left of each (FIN-09). */
export const POLICIES = defineReport({
  name: 'policy',
  operation: queryPolicyDeliveries,
  input: byCustomer,
  rows: paged,
  rowKey: ({ policyNo }) => policyNo,
  columns: [
    POLICY.policyNo,
    POLICY.policyType,
    POLICY.product,
    POLICY.beginDate,
    POLICY.endDate,
    POLICY.budgetAmount,
    POLICY.usedAmount,
    POLICY.leftAmount,
    POLICY.status,
  ],
  filters: [TYPE, PERIOD, STATUS, POLICY_NO],
  noun: '政策',
  emptyReason: '政策发布并投放给客户后，出现在这里。',
});

type PolicyType = NonNullable<Ops['queryPolicyDeliveries']['input']['body']['policyType']>;

/** The policies of one type, with what each piece earns. */
export function policiesOf(policyType: PolicyType) {
  return defineReport({
    ...POLICIES,
    name: `policy${policyType}`,
    input: (account, filters, page) => POLICIES.input(account, { ...filters, policyType }, page),
    columns: [
      POLICY.policyNo,
      POLICY.product,
      POLICY.beginDate,
      POLICY.endDate,
      POLICY.unitAmount,
      POLICY.budgetAmount,
      POLICY.usedAmount,
      POLICY.leftAmount,
      POLICY.status,
    ],
    filters: [PERIOD, STATUS, POLICY_NO],
  });
}
