import { isAdministrator } from '@dealer-portal/rules/menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import { SubAccountDialog } from './sub-account-dialog';
import { type SubAccount, subAccountsQuery } from './sub-account-queries';

const COLUMNS: readonly DataColumn<SubAccount>[] = [
  {
    key: 'account',
    title: '登录账号',
    width: 136,
    render: ({ account }) => <span className="figure">{account}</span>,
  },
  { key: 'name', title: '使用人', width: 96, render: ({ name }) => name || '—' },
  {
    key: 'phoneNumber',
    title: '手机号',
    width: 120,
    render: ({ phoneNumber }) => <span className="figure">{phoneNumber || '—'}</span>,
  },
  {
    key: 'roles',
    title: '角色',
    width: 240,
    render: ({ roles = [] }) => (roles.length > 0 ? roles.map(({ roleName }) => roleName).join('、') : '—'),
  },
  {
    key: 'status',
    title: '状态',
    width: 80,
    render: ({ status, statusName }) => (
      <StatusTag tone={status === '1' ? 'done' : 'neutral'}>{statusName ?? '—'}</StatusTag>
    ),
  },
  {
    key: 'createDate',
    title: '创建日期',
    width: 112,
    render: ({ createDate }) => <span className="figure">{createDate ?? '—'}</span>,
  },
];

/** 子账号管理: list, roles and permissions, edit; only for administrators (ACC-01, PROF-03). */
export function SubAccountList() {
  const { facts } = usePermissions();
  if (isAdministrator(facts)) return <AccountTable />;
  return (
    <EmptyState
      title="只有管理员可以管理子账号"
      reason="请联系本公司的管理员。"
      action={<Link to={href('index')}>返回首页</Link>}
    />
  );
}

function AccountTable() {
  const account = useAccount();
  const accounts = useQuery(subAccountsQuery(account, account.saleInfo.customerCode));
  const [edited, setEdited] = useState<SubAccount>();
  return (
    <>
      <DataTable
        label="子账号"
        columns={COLUMNS}
        rows={accounts.data ?? []}
        rowKey={(one) => one.account}
        state={listState(accounts, '子账号没有加载出来')}
        empty={{ title: '还没有子账号', reason: '子账号由客户经理开通，开通后在这里分配角色与权限。' }}
        actions={(one) => [
          {
            key: 'edit',
            label: '编辑',
            onClick: () => setEdited(one),
            whyNot: one.account === account.user.userName ? '自己的账号请到信息维护中修改' : undefined,
          },
        ]}
        actionsWidth={80}
      />
      {edited && (
        <SubAccountDialog key={edited.account} subAccount={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
