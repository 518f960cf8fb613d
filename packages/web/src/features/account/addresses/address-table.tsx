// No report: addresses come from two calls and are edited in their rows.

import { visibleAddresses } from '@dealer-portal/rules/address';
import {
  ADDRESS_LENGTHS,
  addressText,
  defaultAddressRefusal,
  editAddressRefusal,
  MOBILE_LENGTH,
} from '@dealer-portal/rules/address-book';
import { pageOf } from '@dealer-portal/rules/page';
import { VALIDITY_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, RowAction } from '#ui/table/data-table-types';
import { pageOfRows } from '#ui/table/page-of-rows';
import { StatusTag } from '#ui/text/status-tag';
import { useShipToSwitch } from '#widgets/ship-to/use-ship-to-switch';
import { ChangeStatus } from './change-status';
import { EditCell } from './edit-cell';
import { type Address, addressesQuery, allAddressesQuery } from './queries';
import { type AddressEdit, EDIT_LABEL, useAddressEdit } from './use-address-edit';
import { useChangeable } from './use-changeable';

const { valid, gone } = VALIDITY_STATES;

const FILTERS = ['status', 'keyword'] as const;

const FIELDS: readonly FilterField<(typeof FILTERS)[number]>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '地址状态',
    options: [
      { value: '', label: valid.label },
      { value: gone.value, label: gone.label },
      { value: 'all', label: '全部' },
    ],
  },
  { kind: 'text', name: 'keyword', label: '编码、名称或地址' },
];

/** The dialog that is open over the addresses. */
export type AddressDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'record'; readonly address: Address };

interface AddressTableProps {
  readonly onDialog: (dialog: AddressDialog) => void;
}

/** The delivery addresses under their filters; one of them can be edited in its row (ADDR-01). */
export function AddressTable({ onDialog }: AddressTableProps) {
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
            <PlainButton onClick={filter.clear}>清除条件</PlainButton>
          ) : (
            <PlainButton onClick={() => onDialog({ kind: 'add' })}>新增收货地址</PlainButton>
          ),
        }}
        actions={actions}
        actionsWidth={200}
        page={{ ...page, onChange: filter.setPage }}
      />
    </>
  );
}

/** The actions on an address; while it is edited, only to save or to cancel. */
function useAddressActions(
  rows: readonly Address[],
  edit: AddressEdit,
  onDialog: (dialog: AddressDialog) => void,
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
        disabledReason: addressText(editAddressRefusal(address)) ?? reasonOfOpenRow(edit.code),
      },
      {
        key: 'default',
        label: '设为默认',
        onClick: () => void switchTo(address.addressCode),
        disabledReason: isSwitching
          ? '正在切换默认送达方'
          : addressText(defaultAddressRefusal(address, sendtoCode)),
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

/** Another row that is being changed keeps its text; it may stand on another page of the list. */
function reasonOfOpenRow(code: string | undefined): string | undefined {
  return code && `请先保存或取消正在修改的地址 ${code}`;
}

/** The addresses of a state that a word is about, in the pages of the list. */
function useAddressRows(filter: AddressFilter<(typeof FILTERS)[number]>) {
  const account = useAccount();
  const { status, keyword = '' } = filter.values;
  const all = useQuery({ ...allAddressesQuery(account), enabled: status === 'all' });
  const some = useQuery({
    ...addressesQuery(account, status === gone.value ? gone.value : valid.value),
    enabled: status !== 'all',
  });
  const query = status === 'all' ? all : some;
  const addresses = visibleAddresses(query.data ?? [], account.saleInfo.subChannel);
  const found = addresses.filter((address) => isAbout(address, keyword));
  return { query, ...pageOfRows(found, pageOf(filter)) };
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

interface AddressColumnFacts {
  readonly defaultCode: string;
  readonly onOpenChange: (sendtoCode: string) => void;
  readonly edit: AddressEdit;
}

const column = columnsOf<Address>();

/** The columns of the delivery addresses; the default one says so. */
function addressColumns({
  defaultCode,
  onOpenChange,
  edit,
}: AddressColumnFacts): readonly DataColumn<Address>[] {
  return [
    column.custom('addressCode', '地址编码', {
      width: 144,
      text: ({ addressCode }) => addressCode,
      render: ({ addressCode }) => (
        <span className="figure">
          {addressCode} {addressCode === defaultCode && <StatusTag tone="moving">默认</StatusTag>}
        </span>
      ),
    }),
    column.custom('addressName', '名称', {
      width: 140,
      text: ({ addressName = '' }) => addressName,
      render: ({ addressCode, addressName }) =>
        addressCode === edit.code ? (
          <EditCell
            edit={edit}
            field="addressName"
            label="地址名称"
            most={ADDRESS_LENGTHS.addressName}
            isFirst
          />
        ) : (
          addressName || '—'
        ),
    }),
    column.text('address', '详细地址', { width: 312 }),
    {
      key: 'contact',
      title: '收货联系人',
      width: 136,
      render: (address) =>
        address.addressCode === edit.code ? <ContactFields edit={edit} /> : <Contact address={address} />,
    },
    column.custom('status', '状态', {
      width: 56,
      text: ({ status }) => (status === gone.value ? gone.label : valid.label),
      render: ({ status }) =>
        status === gone.value ? <StatusTag tone={gone.tone}>{gone.label}</StatusTag> : valid.label,
    }),
    {
      key: 'change',
      title: '变更申请',
      width: 92,
      render: ({ addressCode }) => (
        <ChangeStatus sendtoCode={addressCode} onOpen={() => onOpenChange(addressCode)} />
      ),
    },
  ];
}

function ContactFields({ edit }: { readonly edit: AddressEdit }) {
  return (
    <>
      <EditCell edit={edit} field="contactName" label="收货联系人" most={ADDRESS_LENGTHS.contactName} />
      <EditCell edit={edit} field="contactPhone" label="收货电话" most={MOBILE_LENGTH} />
    </>
  );
}

function Contact({ address: { contactName, contactPhone } }: { readonly address: Address }) {
  if (!contactName && !contactPhone) return <span className="secondary">未维护</span>;
  return (
    <>
      {contactName || '—'}
      <div className="secondary">{contactPhone}</div>
    </>
  );
}
