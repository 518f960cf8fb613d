import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import type { Question } from './queries';

/** The columns of the questions that are kept. */
export const QUESTION_COLUMNS: readonly DataColumn<Question>[] = [
  { key: 'title', title: '问题', width: 320, render: ({ title }) => title },
  {
    key: 'typeName',
    title: '分类',
    width: 88,
    render: ({ typeName, typeCode }) => typeName ?? typeCode ?? '—',
  },
  {
    key: 'isUse',
    title: '状态',
    width: 72,
    render: ({ isUse }) => (
      <StatusTag tone={isUse === '1' ? 'done' : 'neutral'}>{isUse === '1' ? '启用' : '停用'}</StatusTag>
    ),
  },
  { key: 'sort', title: '排序', width: 64, isFigure: true, render: ({ sort }) => sort ?? '—' },
  {
    key: 'readCount',
    title: '阅读',
    width: 80,
    isFigure: true,
    render: ({ readCount = 0 }) => `${readCount} 次`,
  },
  { key: 'updateUser', title: '更新人', width: 104, render: ({ updateUser }) => updateUser ?? '—' },
  {
    key: 'updateDate',
    title: '更新时间',
    width: 136,
    render: ({ updateDate }) => <span className="figure">{updateDate?.slice(0, 16) ?? '—'}</span>,
  },
];
