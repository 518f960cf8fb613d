import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { AuthForm } from './auth-form';
import './auth-form.css';
import { type Permission, permissionsQuery, type TrafficAddress, trafficAddressesQuery } from '../queries';

/** An address with its application, if there is one. */
interface AuthRow {
  readonly address: TrafficAddress;
  readonly permission: Permission | undefined;
  /** Nobody knows whether there is one. */
  readonly isUnread: boolean;
}

// Assumption: 0 is a draft, 10 under way, 20 granted, 30 refused.
const TONES: Readonly<Record<string, StatusTone>> = {
  '0': 'neutral',
  '10': 'waiting',
  '20': 'done',
  '30': 'bad',
};
const UNDER_WAY = '10';
const GRANTED = '20';

const COLUMNS: readonly DataColumn<AuthRow>[] = [
  {
    key: 'address',
    title: '送达方',
    width: 340,
    render: ({ address }) => (
      <>
        ({address.addressCode}){address.addressName}
        <div className="secondary" title={address.address}>
          {address.address}
        </div>
      </>
    ),
  },
  {
    key: 'status',
    title: '权限状态',
    width: 120,
    render: ({ permission, isUnread }) => (
      <StatusTag tone={TONES[permission?.status ?? ''] ?? 'neutral'}>
        {permission?.statusName ?? (isUnread ? '未知' : '未申请')}
      </StatusTag>
    ),
  },
  {
    key: 'approver',
    title: '审批人',
    width: 110,
    render: ({ permission }) => permission?.approveUserName || '—',
  },
  {
    key: 'time',
    title: '审批时间',
    width: 168,
    render: ({ permission }) => permission?.approveTime?.slice(0, 16) || '—',
  },
  { key: 'remark', title: '审批意见', width: 180, render: ({ permission }) => permission?.remark || '—' },
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
  const rows = (addresses.data ?? []).map((address) => ({
    address,
    isUnread: permissions.isError,
    permission: permissions.data?.find(({ sendtoCode }) => sendtoCode === address.addressCode),
  }));
  return (
    <div className="page">
      <PageHeader title={title} context={`客户 ${account.saletoCode}`} />
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
          action: (
            <Link to={href('deliveryaddress')}>
              <Button>去收货地址</Button>
            </Link>
          ),
        }}
        actions={({ address, permission, isUnread }) => [
          {
            key: 'apply',
            label: permission ? '重新申请' : '申请',
            whyNot: isUnread
              ? '审批状态没有加载出来，请先重试，以免重复申请'
              : whyNotApply(permission, isOffsite),
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

function whyNotApply(permission: Permission | undefined, isOffsite: boolean): string | undefined {
  if (permission?.status === UNDER_WAY) return '申请审批中，请等待结果';
  // A granted permission may still be extended to goods received elsewhere.
  return permission?.status === GRANTED && !isOffsite ? '已有权限' : undefined;
}
