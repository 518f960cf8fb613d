import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { batchHref, batchResultHref } from './batch-href';
import { BATCH_STATES, type BatchHead, batchHeadsQuery, PLACED } from './batch-queries';

const FILTERS = ['status', 'beginDate', 'endDate', 'batchNo'] as const;

const addressOf = ({ batchNo, status }: BatchHead) =>
  status === PLACED ? batchResultHref(batchNo) : batchHref(batchNo);

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'waiting', '20': 'bad', [PLACED]: 'done' };

const COLUMNS: readonly DataColumn<BatchHead>[] = [
  {
    key: 'batchNo',
    title: '批次号',
    width: 152,
    render: (head) => <Link to={addressOf(head)}>{head.batchNo}</Link>,
  },
  { key: 'file', title: '导入文件', width: 200, render: ({ fileName }) => fileName ?? '—' },
  {
    key: 'source',
    title: '导入方式',
    width: 96,
    render: ({ source }) => (source === 'STORE' ? '按门店' : '整批'),
  },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
  { key: 'lines', title: '行数', width: 80, isFigure: true, render: ({ lineCount }) => `${lineCount} 行` },
  {
    key: 'errors',
    title: '有误',
    width: 80,
    isFigure: true,
    render: ({ errorCount }) =>
      errorCount > 0 ? <span className="batch-reason">{errorCount} 行</span> : '0 行',
  },
  {
    key: 'amount',
    title: '无误行金额',
    width: 136,
    isFigure: true,
    render: ({ amount }) => <Money amount={amount} />,
  },
  { key: 'by', title: '导入账号', width: 112, render: ({ userName }) => userName ?? '—' },
  { key: 'time', title: '导入时间', width: 140, render: ({ createTime }) => createTime?.slice(0, 16) ?? '—' },
];

/** 批量下单: the batches that were imported, each checked, corrected and placed on its own page. */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const heads = useQuery({
    ...batchHeadsQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page">
      <PageHeader
        context="导入的批次按时间倒序"
        actions={
          <>
            <Link to={href('batchImport')}>
              <Button>批量导入购物车</Button>
            </Link>
            <Link to={href('batchImportOfStore')}>
              <Button type="primary">按门店导入</Button>
            </Link>
          </>
        }
      />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'status',
            label: '状态',
            options: [{ value: '', label: '全部' }, ...BATCH_STATES],
          },
          { kind: 'period', name: 'beginDate', end: 'endDate', label: '导入日期' },
          { kind: 'text', name: 'batchNo', label: '批次号' },
        ]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="批次"
        columns={COLUMNS}
        rows={heads.data?.records ?? []}
        rowKey={({ batchNo }) => batchNo}
        state={listState(heads, '批次没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的批次' : '还没有批次',
          reason: filter.isNarrowed ? '可放宽条件后再查。' : '导入表格后会出现在这里。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Link to={href('batchImportOfStore')}>按门店导入</Link>
          ),
        }}
        onOpen={(head) => void navigate(addressOf(head))}
        page={{ pageNum, pageSize, total: heads.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}
