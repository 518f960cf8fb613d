import { choicesOf, PRIZE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPolicyPrizes } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryPolicyPrizes'>>(withoutState(PRIZE_STATES.rejected));

/** 费用分配兑现明细: what each order earned under a policy; prizes add up to what is used of it (FIN-09). */
export const PRIZES = defineReport({
  name: 'policyPrize',
  operation: queryPolicyPrizes,
  input: byCustomer,
  rows: paged,
  rowKey: ({ prizeNo }) => prizeNo,
  columns: [
    column.code('prizeNo', '奖励编号', { width: 176 }),
    column.code('policyNo', '政策编号', {
      width: 168,
      to: ({ policyNo }) => documentAddress('polTrackTobDetail', { policyNo }),
      detail: ['政策名称', ({ policyName }) => policyName],
    }),
    column.code('orderNo', '订单号', { width: 128, to: orderAddress }),
    column.code('productCode', '产品编码', {
      width: 120,
      to: ({ productCode }) => href('detail', { productCode }),
    }),
    column.number('number', '数量', { width: 80, unit: '台' }),
    column.money('unitAmount', '单台金额', { width: 104, total: false }),
    column.money('prizeAmount', '奖励金额', { isSortable: true }),
    column.status('status', 'statusName', {
      width: 88,
      states: PRIZE_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '奖励状态',
      options: [ALL, ...choicesOf(PRIZE_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
    { kind: 'text', name: 'policyNo', label: '政策编号' },
    { kind: 'text', name: 'orderNo', label: '订单号' },
  ],
  totals: ({ prizeTotal }) => ({ prizeAmount: prizeTotal }),
  noun: '奖励',
  emptyReason: '订购政策产品后，按台计算的奖励出现在这里。',
});
