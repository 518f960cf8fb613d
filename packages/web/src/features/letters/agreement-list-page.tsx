import type { Data } from '@dealer-portal/sdk';
import { searchProtocolAuth } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';

type Agreement = Data<typeof searchProtocolAuth>[number];

/** Assumption: 1 is signed, as the description's examples have it. */
const SIGNED = '1';

const COLUMNS: readonly DataColumn<Agreement>[] = [
  {
    key: 'protocolNo',
    title: '协议编号',
    width: 136,
    render: ({ protocolNo }) => <span className="figure">{protocolNo}</span>,
  },
  { key: 'protocolName', title: '协议', width: 240, render: ({ protocolName }) => protocolName },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => (
      <StatusTag tone={status === SIGNED ? 'done' : 'waiting'}>{statusName ?? status}</StatusTag>
    ),
  },
  {
    key: 'signDate',
    title: '签署日期',
    width: 112,
    render: ({ signDate }) => <span className="figure">{signDate || '—'}</span>,
  },
  {
    key: 'endDate',
    title: '有效期至',
    width: 112,
    render: ({ endDate }) => <span className="figure">{endDate || '—'}</span>,
  },
];

/** 协议列表: the protocols that the customer has signed or has still to sign. */
export function Component() {
  const account = useAccount();
  const query = { customerCode: account.saleInfo.customerCode };
  const agreements = useQuery(accountQuery(searchProtocolAuth, { query }, account));
  const waiting = agreements.data?.filter(({ status }) => status !== SIGNED).length ?? 0;
  return (
    <div className="page">
      <PageHeader context={agreements.isSuccess ? `${waiting} 份待签署` : undefined} />
      <DataTable
        label="协议"
        columns={COLUMNS}
        rows={agreements.data ?? []}
        rowKey={({ protocolNo }) => protocolNo}
        state={listState(agreements, '协议没有加载出来')}
        empty={{ title: '没有协议', reason: '需要签署的协议会出现在这里。' }}
        actions={({ status }) =>
          status === SIGNED ? [] : [{ key: 'sign', label: '去签署', to: href('goElectricSignPage') }]
        }
        actionsWidth={88}
      />
    </div>
  );
}
