import { freezeNotices } from '@dealer-portal/rules/freeze';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { type UnfreezeApply, unfreezeAppliesQuery } from './queries';
import './freeze.css';

/** Assumption: the codes of the states, by what the examples show. */
const TONES: Readonly<Record<string, StatusTone>> = { '10': 'waiting', '20': 'done', '30': 'bad' };

const COLUMNS: readonly DataColumn<UnfreezeApply>[] = [
  { key: 'unfreezeNo', title: '解冻单号', width: 176, render: ({ unfreezeNo }) => unfreezeNo },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: ({ status, statusName }) => (
      <StatusTag tone={TONES[status ?? ''] ?? 'neutral'}>{statusName ?? '—'}</StatusTag>
    ),
  },
  { key: 'freezeType', title: '冻结类型', width: 152, render: ({ freezeTypeName }) => freezeTypeName ?? '—' },
  { key: 'reason', title: '申请原因', width: 280, render: ({ reason }) => reason ?? '—' },
  { key: 'remark', title: '审批意见', width: 240, render: ({ remark }) => remark || '—' },
  {
    key: 'applyDate',
    title: '申请时间',
    width: 152,
    render: ({ applyDate }) => <span className="figure">{applyDate?.slice(0, 16) ?? '—'}</span>,
  },
];

/** 解冻详情: how the freeze stands now, and every application with its answer (FREEZE-02). */
export function Component() {
  const account = useAccount();
  const { freeze } = usePermissions();
  const applies = useQuery(unfreezeAppliesQuery(account));
  const notices = freezeNotices(freeze);
  return (
    <div className="page">
      <PageHeader context={`客户 (${account.saleInfo.customerCode})${account.saleInfo.customerName ?? ''}`} />
      {notices.map(({ text, link, linkText }) => (
        <Alert
          key={text}
          className="freeze-standing"
          type="warning"
          showIcon
          title={text}
          action={
            link === 'unfreezeApplication' && (
              <Link to={href(link)}>
                <Button size="small">{linkText}</Button>
              </Link>
            )
          }
        />
      ))}
      {notices.length === 0 && (
        <Alert className="freeze-standing" type="success" showIcon title="账户当前没有冻结，可以正常开单" />
      )}
      <DataTable
        label="解冻申请"
        columns={COLUMNS}
        rows={applies.data ?? []}
        rowKey={({ unfreezeNo }) => unfreezeNo}
        state={listState(applies, '解冻申请没有加载出来')}
        empty={{ title: '没有解冻申请', reason: '提交的解冻申请和审批意见会出现在这里。' }}
      />
    </div>
  );
}
