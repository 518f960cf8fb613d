import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import type { EventWork } from './queries';

/** The states of a report, by their codes. */
export const STATES = [
  { value: '10', label: '处理中' },
  { value: '20', label: '已处理' },
  { value: '30', label: '已评价' },
] as const;

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'moving', '20': 'waiting', '30': 'done' };

/** What was reported, how it stands, what was answered. */
export const EVENT_WORK_COLUMNS: readonly DataColumn<EventWork>[] = [
  { key: 'workNo', title: '工单号', width: 152, render: ({ workNo }) => workNo },
  {
    key: 'status',
    title: '状态',
    width: 80,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
  { key: 'typeName', title: '类型', width: 80, render: ({ typeName }) => typeName },
  { key: 'content', title: '问题描述', width: 224, render: ({ content }) => content || '—' },
  { key: 'orderNo', title: '订单号', width: 112, render: ({ orderNo }) => orderNo || '—' },
  { key: 'reply', title: '处理结果', width: 192, render: ({ reply }) => reply || '—' },
  {
    key: 'submitDate',
    title: '提交时间',
    width: 136,
    render: ({ submitDate }) => <span className="figure">{submitDate.slice(0, 16)}</span>,
  },
];
