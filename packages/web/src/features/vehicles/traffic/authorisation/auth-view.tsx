// No report: a row joins an address of one call with its application of another.
import { TRAFFIC_PERMISSION_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import { JobViews } from '#kits/report/job-views';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { codeAndName } from '#ui/text/joined';
import { AuthForm } from './auth-form';
import './auth-form.css';
import { type Permission, permissionsQuery, type TrafficAddress, trafficAddressesQuery } from '../queries';

/** An address with its application, if there is one. */
interface AuthRow {
  readonly address: TrafficAddress;
  readonly permission: Permission | undefined;
  readonly status: string;
  readonly statusName: string;
  readonly approver: string;
  readonly time: string;
  readonly remark: string;
  /** Nobody knows whether there is one. */
  readonly isUnread: boolean;
}

const { inApproval, granted } = TRAFFIC_PERMISSION_STATES;

const column = columnsOf<AuthRow>();

const STATUS = column.status('status', 'statusName', {
  title: '权限状态',
  width: 120,
  states: TRAFFIC_PERMISSION_STATES,
});

const COLUMNS = [
  column.custom('address', '送达方', {
    width: 340,
    text: ({ address: { addressCode, addressName } }) => codeAndName(addressCode, addressName),
    detail: ['地址', ({ address }) => address.address],
  }),
  STATUS,
  column.text('approver', '审批人', { width: 110 }),
  column.moment('time', '审批时间', { width: 168 }),
  column.text('remark', '审批意见', { width: 180 }),
];

interface AuthViewProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** Applies for goods received away from the own region. */
  readonly isOffsite: boolean;
}

/** The permission for whole vehicles by ship-to: what was granted, what is under way, and the application (TRAF-01). */
export function AuthView({ title, hint, isOffsite }: AuthViewProps) {
  const account = useAccount();
  const addresses = useQuery(trafficAddressesQuery(account));
  const permissions = useQuery(permissionsQuery(account));
  const [applying, setApplying] = useState<TrafficAddress>();
  const rows = (addresses.data ?? []).map((address) =>
    rowOf(
      address,
      permissions.data?.find(({ sendtoCode }) => sendtoCode === address.addressCode),
      permissions.isError,
    ),
  );
  return (
    <div className="page">
      <PageHeader title={title} context={`客户 ${account.saletoCode}`} />
      <JobViews />
      <Alert type="info" className="auth-hint" title={hint} />
      <PartialNote parts={[{ name: '审批状态', query: permissions }]} />
      <DataTable
        label="整车权限"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ address }) => address.addressCode}
        state={permissions.isPending ? { kind: 'loading' } : listState(addresses, '送达地址没有加载出来')}
        empty={{
          title: '没有可申请的送达地址',
          reason: '先在收货地址中维护有效的送达方。',
          action: <ButtonLink to={href('deliveryaddress')}>去收货地址</ButtonLink>,
        }}
        actions={({ address, permission, isUnread }) => [
          {
            key: 'apply',
            label: permission ? '重新申请' : '申请',
            disabledReason: isUnread
              ? '审批状态没有加载出来，请先重试，以免重复申请'
              : reasonAgainstApply(permission, isOffsite),
            onClick: () => setApplying(address),
          },
        ]}
        actionsWidth={112}
      />
      {applying && (
        <AuthForm
          key={applying.addressCode}
          address={applying}
          permission={permissions.data?.find(({ sendtoCode }) => sendtoCode === applying.addressCode)}
          isOffsite={isOffsite}
          onClose={() => setApplying(undefined)}
        />
      )}
    </div>
  );
}

function reasonAgainstApply(permission: Permission | undefined, isOffsite: boolean): string | undefined {
  if (permission?.status === inApproval.value) return '申请审批中，请等待结果';
  // A granted permission may still be extended to goods received elsewhere.
  return permission?.status === granted.value && !isOffsite ? '已有权限' : undefined;
}

function rowOf(address: TrafficAddress, permission: Permission | undefined, isUnread: boolean): AuthRow {
  const { status = '', statusName, approveUserName = '', approveTime = '', remark = '' } = permission ?? {};
  return {
    address,
    permission,
    isUnread,
    status,
    remark,
    approver: approveUserName,
    time: approveTime,
    statusName: statusName ?? (isUnread ? '未知' : '未申请'),
  };
}
