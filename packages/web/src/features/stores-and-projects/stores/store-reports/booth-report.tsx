import { choicesOf, STORE_REPORT_STATES } from '@dealer-portal/rules/states';
import { queryStoreReports } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { documentAddress } from '#widgets/document-line/document-address';
import type { StoreReport } from '../queries';

const column = columnsOf<StoreReport>();
const { open, reported, returned } = STORE_REPORT_STATES;

const STATE = column.status('status', 'statusName', {
  width: 88,
  states: STORE_REPORT_STATES,
});

const BOOTH_COLUMNS = [
  column.text('title', '展位', { width: 168, detail: ['报名单号', ({ reportNo }) => reportNo] }),
  column.text('networkName', '门店', { width: 200, detail: ['门店编码', ({ networkCode }) => networkCode] }),
  column.number('area', '面积', { width: 96, unit: '平方米' }),
] as const;

const REPORT_COLUMNS = [
  column.text('content', '上报内容', { width: 240 }),
  column.text('reportUser', '上报人', { width: 88 }),
  column.moment('reportDate', '上报时间', { isSortable: true }),
] as const;

/** 展位维护: every booth of the stores with its state (FIN-11). */
export const BOOTHS = defineReport({
  name: 'booth',
  operation: queryStoreReports,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    body: { customerCode, reportType: 'BOOTH', ...filters, ...page },
  }),
  rows: paged,
  rowKey: ({ reportNo }) => reportNo,
  columns: [
    ...BOOTH_COLUMNS,
    STATE,
    column.date('dueDate', '上报截止', { isSortable: true }),
    column.moment('reportDate', '上报时间', { isSortable: true }),
    column.text('remark', '退回原因', { width: 240 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf({ open, returned, reported })],
    },
    { kind: 'text', name: 'keyword', label: '门店或展位' },
  ],
  noun: '展位',
  emptyReason: '公司安排的展位维护会出现在这里。',
  detail: { fields: [...BOOTH_COLUMNS, STATE, ...REPORT_COLUMNS, column.text('remark', '退回原因')] },
});

const KEYWORD = { kind: 'text', name: 'keyword', label: '门店或展位' } as const;

/** 未上报: the booths that wait for their report, those that came back among them. */
export const BOOTHS_OPEN = defineReport({
  ...BOOTHS,
  name: 'boothOpen',
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    body: { customerCode, reportType: 'BOOTH', ...filters, ...page },
  }),
  isWhole: true,
  rows: ({ records }) => ({ rows: records.filter(({ status }) => status !== reported.value) }),
  columns: [
    ...BOOTH_COLUMNS,
    STATE,
    column.date('dueDate', '上报截止', { isSortable: true }),
    column.text('remark', '退回原因', { width: 240 }),
  ],
  filters: [KEYWORD],
  emptyReason: '所有展位都已上报。',
});

/** 已上报: what was reported, by whom and when. */
export const BOOTHS_REPORTED = defineReport({
  ...BOOTHS,
  name: 'boothReported',
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    body: { customerCode, reportType: 'BOOTH', ...filters, status: reported.value, ...page },
  }),
  columns: [...BOOTH_COLUMNS, ...REPORT_COLUMNS],
  filters: [KEYWORD],
  emptyReason: '上报过的展位会出现在这里。',
});

/** A booth that is not reported, or came back, is reported. */
export function boothActions({ reportNo, status }: StoreReport): readonly RowAction[] {
  if (status === reported.value) return [];
  const label = status === returned.value ? '重新上报' : '去上报';
  return [{ key: 'report', label, to: documentAddress('boothMaintenanceReport', { reportNo }) ?? '' }];
}
