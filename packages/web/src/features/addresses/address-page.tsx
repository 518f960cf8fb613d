// No report: addresses come from two calls and are edited in their rows.
import { visibleAddresses } from '@dealer-portal/rules/address';
import { reasonAgainstDefaultAddress, reasonAgainstEditAddress } from '@dealer-portal/rules/address-book';
import { pageOf, withinPages } from '@dealer-portal/rules/page';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { useShipToSwitch } from '#platform/use-ship-to-switch';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { RowAction } from '#ui/table/data-table-types';
import { AddAddressDialog } from './add-address-dialog';
import { addressColumns } from './address-columns';
import { ChangeDialog } from './change-dialog';
import { ChangeRecordDialog } from './change-record-dialog';
import { type Address, addressesQuery, allAddressesQuery } from './queries';
import { type AddressEdit, EDIT_LABEL, useAddressEdit } from './use-address-edit';
import { useChangeable } from './use-changeable';
import './addresses.css';

const FILTERS = ['status', 'keyword'] as const;

const FIELDS: readonly FilterField<(typeof FILTERS)[number]>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '地址状态',
    options: [
      { value: '', label: '有效' },
      { value: '0', label: '失效' },
      { value: 'all', label: '全部' },
    ],
  },
  { kind: 'text', name: 'keyword', label: '编码、名称或地址' },
];

type Dialog = { readonly kind: 'add' } | { readonly kind: 'change' | 'record'; readonly address: Address };

/** 收货地址: delivery addresses, the default one, and changes that wait for approval (ADDR-01, ADDR-03). */
export function Component() {
  const account = useAccount();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  return (
    <div className="page">
      <PageHeader
        context={`默认送达方 ${account.shipToLabel}`}
        actions={
          <ReasonButton type="primary" onClick={() => setDialog({ kind: 'add' })}>
            新增收货地址
          </ReasonButton>
        }
      />
      <AddressTable onDialog={setDialog} />
      {dialog?.kind === 'add' && <AddAddressDialog onClose={close} />}
      {dialog?.kind === 'change' && <ChangeDialog address={dialog.address} onClose={close} />}
      {dialog?.kind === 'record' && (
        <ChangeRecordDialog sendtoCode={dialog.address.addressCode} onClose={close} />
      )}
    </div>
  );
}

function AddressTable({ onDialog }: { readonly onDialog: (dialog: Dialog) => void }) {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { query, page, rows } = useAddressRows(filter);
  const edit = useAddressEdit();
  const actions = useAddressActions(rows, edit, onDialog);
  return (
    <>
      <FilterBar fields={FIELDS} values={filter.values} onChange={filter.set} onClear={filter.clear} />
      <DataTable
        label="收货地址"
        columns={addressColumns({
          defaultCode: account.sendtoCode,
          edit,
          onOpenChange: (code) => {
            const address = rows.find(({ addressCode }) => addressCode === code);
            if (address) onDialog({ kind: 'record', address });
          },
        })}
        rows={rows}
        rowKey={({ addressCode }) => addressCode}
        state={listState(query, '收货地址没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的收货地址' : '还没有收货地址',
          reason: '没有收货地址时不能下单。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Button onClick={() => onDialog({ kind: 'add' })}>新增收货地址</Button>
          ),
        }}
        actions={actions}
        actionsWidth={200}
        page={{ ...page, onChange: filter.setPage }}
      />
    </>
  );
}

/** What can be done with an address; while it is edited, only to save that or to cancel it. */
function useAddressActions(
  rows: readonly Address[],
  edit: AddressEdit,
  onDialog: (dialog: Dialog) => void,
): (address: Address) => readonly RowAction[] {
  const { sendtoCode } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const isSwitching = state.kind === 'switching' || state.kind === 'switched';
  const reasonAgainstChange = useChangeable(rows);
  return (address) => {
    if (address.addressCode === edit.code) return editActions(edit);
    return [
      {
        key: 'edit',
        label: EDIT_LABEL,
        onClick: () => edit.start(address),
        disabledReason: reasonAgainstEditAddress(address),
      },
      {
        key: 'default',
        label: '设为默认',
        onClick: () => void switchTo(address.addressCode),
        disabledReason: isSwitching ? '正在切换默认送达方' : reasonAgainstDefaultAddress(address, sendtoCode),
      },
      {
        key: 'change',
        label: '申请变更',
        onClick: () => onDialog({ kind: 'change', address }),
        disabledReason: reasonAgainstChange(address.addressCode),
      },
    ];
  };
}

/** The addresses of a state that a word is about, in the pages of the list. */
function useAddressRows(filter: AddressFilter<(typeof FILTERS)[number]>) {
  const account = useAccount();
  const { status, keyword = '' } = filter.values;
  const all = useQuery({ ...allAddressesQuery(account), enabled: status === 'all' });
  const some = useQuery({
    ...addressesQuery(account, status === '0' ? '0' : '1'),
    enabled: status !== 'all',
  });
  const query = status === 'all' ? all : some;
  const addresses = visibleAddresses(query.data ?? [], account.saleInfo.subChannel);
  const matches = addresses.filter((address) => isAbout(address, keyword));
  const page = withinPages(pageOf({ ...filter, total: matches.length }));
  const from = (page.pageNum - 1) * page.pageSize;
  return { query, page, rows: matches.slice(from, from + page.pageSize) };
}

function isAbout({ addressCode, addressName, address }: Address, keyword: string): boolean {
  return `${addressCode} ${addressName ?? ''} ${address}`.toLowerCase().includes(keyword.toLowerCase());
}

function editActions({ isSaving, save, cancel }: AddressEdit): readonly RowAction[] {
  return [
    { key: 'save', label: '保存', onClick: save, disabledReason: isSaving ? '正在保存' : undefined },
    { key: 'cancel', label: '取消', onClick: cancel },
  ];
}
