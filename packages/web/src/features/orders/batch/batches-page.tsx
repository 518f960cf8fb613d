import { readFigure } from '@dealer-portal/rules/money';
import { BATCH_STATES, choicesOf } from '@dealer-portal/rules/states';
import { queryBatchOrderHeads } from '@dealer-portal/sdk/operations';
import { Link } from 'react-router-dom';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { batchHref, batchResultHref } from './batch-href';
import type { BatchHead } from './batch-queries';
import './batch.css';

const addressOf = ({ batchNo, status }: BatchHead) =>
  status === BATCH_STATES.placed.value ? batchResultHref(batchNo) : batchHref(batchNo);

const column = columnsOf<BatchHead>();

/** 批量下单: the batches that were imported, each checked, corrected and placed on its own page. */
const BATCHES = defineReport({
  name: 'batch',
  operation: queryBatchOrderHeads,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ batchNo }) => batchNo,
  columns: [
    column.code('batchNo', '批次号', { width: 152, to: addressOf }),
    column.text('fileName', '导入文件', { key: 'file', width: 200 }),
    column.custom('source', '导入方式', {
      width: 96,
      text: ({ source }) => (source === 'STORE' ? '按门店' : '整批'),
    }),
    column.status('status', 'statusName', {
      width: 96,
      states: BATCH_STATES,
    }),
    column.number('lineCount', '行数', { key: 'lines', width: 80, unit: '行' }),
    column.custom('errors', '有误', {
      width: 80,
      isFigure: true,
      text: ({ errorCount }) => `${readFigure(errorCount) ?? '—'} 行`,
      figure: ({ errorCount }) => errorCount,
      render: ({ errorCount }) =>
        readFigure(errorCount) === 0 ? (
          '0 行'
        ) : (
          <span className="batch-reason">{readFigure(errorCount) ?? '—'} 行</span>
        ),
    }),
    column.money('amount', '无误行金额', { width: 136 }),
    column.text('userName', '导入账号', { key: 'by', width: 112 }),
    column.moment('createTime', '导入时间', { key: 'time', width: 140 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf(BATCH_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '导入日期' },
    { kind: 'text', name: 'batchNo', label: '批次号' },
  ],
  noun: '批次',
  emptyReason: '导入表格后会出现在这里。',
  detail: { to: addressOf, label: false },
});

export const Component = reportPage(BATCHES, {
  context: '导入的批次按时间倒序',
  headerActions: (
    <>
      <ButtonLink to={href('batchImport')}>批量导入购物车</ButtonLink>
      <ButtonLink kind="primary" to={href('batchImportOfStore')}>
        按门店导入
      </ButtonLink>
    </>
  ),
  emptyAction: <Link to={href('batchImportOfStore')}>按门店导入</Link>,
});
