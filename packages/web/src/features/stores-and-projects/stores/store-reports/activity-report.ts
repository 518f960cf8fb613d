import { choicesOf, PROMOTION_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listActivities } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';

/** An activity of stores, or a promotion. */
export type Activity = RecordOf<'listActivities'>;

const column = columnsOf<Activity>();

/** 活动列表: what the company arranges, with its days and state (FIN-11). */
export const EVENTS = defineReport({
  name: 'storeEvent',
  operation: listActivities,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    query: { customerCode, ...filters, ...page },
  }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('title', '活动', { width: 280, detail: ['活动编号', ({ id }) => id] }),
    column.text('typeName', '类型', { width: 104 }),
    column.date('beginDate', '开始日期', { isSortable: true }),
    column.date('endDate', '结束日期', { isSortable: true }),
    column.status('status', 'statusName', {
      width: 88,
      states: PROMOTION_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '活动状态',
      options: [ALL, ...choicesOf(PROMOTION_STATES)],
    },
  ],
  noun: '活动',
  emptyReason: '公司发布门店或促销活动后会出现在这里。',
});

/** 门店活动: the activities of one kind, which the call does not separate. */
export const activitiesOf = (typeName: string) =>
  defineReport({
    ...EVENTS,
    name: 'shopActivity',
    input: ({ saleInfo: { customerCode } }, filters, page) => ({
      query: { customerCode, ...filters, ...page },
    }),
    isWhole: true,
    rows: ({ records }) => ({ rows: records.filter((activity) => activity.typeName === typeName) }),
    noun: typeName,
    emptyReason: `公司发布${typeName}后会出现在这里。`,
  });
