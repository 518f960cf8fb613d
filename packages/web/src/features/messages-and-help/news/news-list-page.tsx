import type { RecordOf } from '@dealer-portal/sdk';
import { listNews } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<RecordOf<'listNews'>>();

/** 资讯: news of the maker, newest first. */
const NEWS = defineReport({
  name: 'news',
  operation: listNews,
  input: ({ saletoCode }, filters, page) => ({ query: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ newsId }) => newsId,
  columns: [
    column.text('title', '标题', {
      width: 420,
      to: ({ newsId }) => href('newsNewsDetail', { newsId }),
      detail: ['摘要', ({ summary }) => summary],
    }),
    column.text('typeName', '类型', { width: 96 }),
    column.text('publisher', '发布', { width: 136 }),
    column.date('publishDate', '发布日期'),
    column.number('readCount', '阅读', { width: 88, unit: '次' }),
  ],
  filters: [{ kind: 'text', name: 'keyword', label: '标题关键字' }],
  noun: '资讯',
  emptyReason: '发布后会出现在这里。',
});

export const Component = reportPage(NEWS, {
  context: '政策、操作指南与新品消息',
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
