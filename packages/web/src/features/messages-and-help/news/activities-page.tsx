import { choicesOf, PROMOTION_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listActivities } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { dataTarget } from '#platform/browser/data-address';
import { openWindow } from '#platform/browser/open-window';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { periodText } from '#ui/text/joined';

const column = columnsOf<RecordOf<'listActivities'>>();

/** 活动专区: the activities that banners lead to. Assumption: the store and promotion activities are what it shows. */
const { planned, running, over } = PROMOTION_STATES;

const ACTIVITIES = defineReport({
  name: 'activity',
  operation: listActivities,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    query: { customerCode, ...filters, ...page },
  }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('title', '活动', { width: 300 }),
    column.text('typeName', '类型', { width: 104 }),
    column.status('status', 'statusName', { width: 88, states: PROMOTION_STATES }),
    column.custom('period', '活动时间', {
      width: 208,
      text: ({ beginDate, endDate }) => periodText(beginDate, endDate),
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '活动状态',
      options: [ALL, ...choicesOf({ running, planned, over })],
    },
  ],
  noun: '活动',
  emptyReason: '新的活动发布后会出现在这里。',
});

export const Component = reportPage(ACTIVITIES, {
  context: '门店与促销活动',
  actions: ({ url }) => openAction(url),
  actionsWidth: 96,
});

/** An activity opens where its address leads; one without a safe address has nothing to open (SIDE-04). */
function openAction(url: string | undefined): readonly RowAction[] {
  const target = dataTarget(url);
  const action = { key: 'open', label: '查看活动' };
  if (target.kind === 'inside') return [{ ...action, to: target.path }];
  return target.kind === 'outside' ? [{ ...action, onClick: () => openWindow(target.url) }] : [];
}
