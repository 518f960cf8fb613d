import { keepsSubAccounts } from '@dealer-portal/rules/roles';
import { SUB_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import { listSubAccounts } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { defineReport, entire } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { columnsOf } from '#ui/table/columns';
import { SubAccountDialog } from './sub-account-dialog';
import type { SubAccount } from './sub-account-queries';

const column = columnsOf<SubAccount>();

const SUB_ACCOUNTS = defineReport({
  name: 'subAccount',
  operation: listSubAccounts,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: entire,
  rowKey: ({ account }) => account,
  columns: [
    column.code('account', '登录账号'),
    column.text('name', '使用人', { width: 96 }),
    column.code('phoneNumber', '手机号', { width: 120 }),
    column.custom('roles', '角色', {
      width: 240,
      text: ({ roles = [] }) => roles.map(({ roleName }) => roleName).join('、'),
    }),
    column.status('status', 'statusName', { width: 80, states: SUB_ACCOUNT_STATES }),
    column.date('createDate', '创建日期', { width: 112 }),
  ],
  noun: '子账号',
  emptyReason: '子账号由客户经理开通，开通后在这里分配角色与权限。',
});

/** 子账号管理: list, roles and permissions, edit; only for administrators (ACC-01, PROF-03). */
export function SubAccountList() {
  const { facts } = usePermissions();
  if (keepsSubAccounts(facts)) return <AccountTable />;
  return (
    <EmptyState
      title="只有管理员可以管理子账号"
      reason="请联系本公司的管理员。"
      action={<Link to={href('index')}>返回首页</Link>}
    />
  );
}

function AccountTable() {
  const { userName } = useAccount().user;
  const [edited, setEdited] = useState<SubAccount>();
  return (
    <>
      <ReportTable
        report={SUB_ACCOUNTS}
        actions={(row) => [
          {
            key: 'edit',
            label: '编辑',
            onClick: () => setEdited(row),
            disabledReason: row.account === userName ? '自己的账号请到信息维护中修改' : undefined,
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
