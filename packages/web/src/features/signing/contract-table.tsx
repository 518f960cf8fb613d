import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { openWindow } from '#platform/browser/open-window';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { type SignContract, signContractsQuery } from './queries';

/** Assumption: 10 is still to be signed and 20 signed, as the examples show. */
const WAITING = '10';

const NAMES = ['status', 'keyword', 'beginDate', 'endDate'] as const;
type Name = (typeof NAMES)[number];

const FIELDS: readonly FilterField<Name>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '状态',
    options: [
      { value: WAITING, label: '待签署' },
      { value: '20', label: '已签署' },
    ],
  },
  { kind: 'text', name: 'keyword', label: '合同编号、名称或订单号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '发起日期' },
];

const COLUMNS: readonly DataColumn<SignContract>[] = [
  { key: 'contractCode', title: '合同编号', width: 160, render: ({ contractCode }) => contractCode },
  { key: 'contractName', title: '合同', width: 200, render: ({ contractName }) => contractName },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: ({ status, statusName }) => (
      <StatusTag tone={status === WAITING ? 'waiting' : 'done'}>{statusName}</StatusTag>
    ),
  },
  { key: 'orderNo', title: '订单号', width: 128, render: ({ orderNo }) => orderNo || '—' },
  {
    key: 'amount',
    title: '金额',
    width: 136,
    isFigure: true,
    render: ({ amount }) => (amount === undefined ? '—' : <Money amount={amount} />),
  },
  {
    key: 'createDate',
    title: '发起日期',
    width: 112,
    render: ({ createDate }) => <span className="figure">{createDate ?? '—'}</span>,
  },
  {
    key: 'signDate',
    title: '签署日期',
    width: 112,
    render: ({ signDate }) => <span className="figure">{signDate || '—'}</span>,
  },
];

/** The contracts of orders; one that waits is signed at the provider, in a new window. */
export function ContractTable() {
  const account = useAccount();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const contracts = useQuery({
    ...signContractsQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar fields={FIELDS} values={values} onChange={filter.set} onClear={filter.clear} />
      <DataTable
        label="订单合同"
        columns={COLUMNS}
        rows={contracts.data?.records ?? []}
        rowKey={({ contractCode }) => contractCode}
        state={listState(contracts, '合同没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的合同' : '没有订单合同',
          reason: '需要签署的订单合同会出现在这里。',
          action: filter.isNarrowed && <Button onClick={filter.clear}>清除条件</Button>,
        }}
        actions={({ signUrl }) => [
          {
            key: 'sign',
            label: '去签署',
            whyNot: signUrl ? undefined : '这份合同已经签署',
            onClick: () => {
              if (signUrl) openWindow(signUrl);
            },
          },
        ]}
        page={{ pageNum, pageSize, total: contracts.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
