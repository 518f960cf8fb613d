import { CREDIT_APPLICATION_STATES, choicesOf } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryCreditApplies } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { joined, periodText } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';

/** An application to order on credit. */
type Application = RecordOf<'queryCreditApplies'>;

const column = columnsOf<Application>(withoutState(CREDIT_APPLICATION_STATES.rejected));

const APPLY_NO = column.code('applyNo', '申请单号', { width: 152 });
const PAYER = column.text('payerName', '付款方', {
  width: 176,
  detail: ['付款方编码', ({ payerCode }) => payerCode],
});
const AMOUNT = column.money('applyAmount', '申请金额', { width: 136, isSortable: true });
const USED_AMOUNT = column.money('usedAmount', '已用金额', { width: 136 });
const REASON = column.text('applyReason', '申请原因', { width: 160 });
const PERIOD = column.custom('period', '有效期', {
  width: 192,
  text: ({ beginDate, endDate }) => periodText(beginDate, endDate),
});
const STATUS = column.status('status', 'statusName', {
  width: 88,
  states: CREDIT_APPLICATION_STATES,
});

/** 信用订单申请: the applications to order on credit, each with the steps of its approval (FIN-08). */
export const CREDIT_APPLICATIONS = defineReport({
  name: 'creditApplication',
  operation: queryCreditApplies,
  input: byCustomer,
  isAside: true,
  rows: paged,
  rowKey: ({ applyNo }) => applyNo,
  columns: [APPLY_NO, PAYER, AMOUNT, USED_AMOUNT, REASON, PERIOD, STATUS],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '审批状态',
      options: [ALL, ...choicesOf(CREDIT_APPLICATION_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
  ],
  noun: '信用订单申请',
  emptyReason: '提交的信用订单申请和审批意见会出现在这里。',
  detail: {
    fields: [
      AMOUNT,
      REASON,
      PERIOD,
      STATUS,
      column.custom('steps', '审批步骤', {
        text: ({ nodeList }) => listOf(nodeList).map(stepText).join('；'),
      }),
    ],
  },
});

function stepText(step: NonNullable<Application['nodeList']>[number]): string {
  const { nodeName, handler, statusName, remark } = step;
  return joined([nodeName, handler, statusName, remark]);
}
