import { choicesOf, TRANSFER_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryTransfers } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { codeAndName } from '#ui/text/joined';

/** An application to transfer between payers. */
export type Transfer = RecordOf<'queryTransfers'>;

const column = columnsOf<Transfer>(withoutState(TRANSFER_STATES.rejected));

/** The applications to transfer, of one type where the page says so (FIN-03). */
export const TRANSFERS = defineReport({
  name: 'transfer',
  operation: queryTransfers,
  input: byCustomer,
  rows: paged,
  rowKey: ({ id, transferNo }) => transferNo ?? id,
  columns: [
    column.code('transferNo', '划转单号', { width: 144 }),
    column.text('transferTypeName', '类型', { width: 112, isHiddenAtFirst: true }),
    column.custom('from', '转出', {
      text: ({ fromPayerCode, fromPayerName }) => codeAndName(fromPayerCode, fromPayerName, ' '),
      width: 216,
    }),
    column.custom('to', '转入', {
      text: ({ toPayerCode, toPayerName }) => codeAndName(toPayerCode, toPayerName, ' '),
      width: 216,
    }),
    column.money('transferMoney', '金额', { isSortable: true }),
    column.date('createTime', '申请时间', { width: 152 }),
    column.text('remark', '备注', { width: 160, isHiddenAtFirst: true }),
    column.status('status', 'statusName', {
      width: 88,
      states: TRANSFER_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '划转状态',
      options: [ALL, ...choicesOf(TRANSFER_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
  ],
  noun: '划转',
  emptyReason: '提交的划转会出现在这里，审批之前可以撤回。',
});
