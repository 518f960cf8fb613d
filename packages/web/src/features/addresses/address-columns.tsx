import { ADDRESS_LENGTHS } from '@dealer-portal/rules/address-book';
import { columnsOf } from '#ui/table/columns';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import { ChangeStatus } from './change-status';
import { EditCell } from './edit-cell';
import type { Address } from './queries';
import type { AddressEdit } from './use-address-edit';

interface AddressColumnFacts {
  readonly defaultCode: string;
  readonly onOpenChange: (sendtoCode: string) => void;
  readonly edit: AddressEdit;
}

const column = columnsOf<Address>();

/** The columns of the delivery addresses; the default one says so. */
export function addressColumns({
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
      text: ({ status }) => (status === '0' ? '失效' : '有效'),
      render: ({ status }) => (status === '0' ? <StatusTag tone="neutral">失效</StatusTag> : '有效'),
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
      <EditCell edit={edit} field="contactPhone" label="收货电话" most={11} />
    </>
  );
}

function Contact({ address: { contactName, contactPhone } }: { readonly address: Address }) {
  if (!contactName && !contactPhone) return <span className="secondary">未维护</span>;
  return (
    <>
      {contactName || '—'}
      <div className="secondary figure">{contactPhone}</div>
    </>
  );
}
