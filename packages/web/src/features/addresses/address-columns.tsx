import type { DataColumn } from '#ui/data-table-types';
import { StatusTag } from '#ui/status-tag';
import { ChangeStatus } from './change-status';
import type { Address } from './queries';

interface AddressColumnFacts {
  readonly defaultCode: string;
  readonly onOpenChange: (sendtoCode: string) => void;
}

/** The columns of the delivery addresses; the default one says so. */
export function addressColumns({
  defaultCode,
  onOpenChange,
}: AddressColumnFacts): readonly DataColumn<Address>[] {
  return [
    {
      key: 'addressCode',
      title: '地址编码',
      width: 152,
      render: ({ addressCode }) => (
        <span className="figure">
          {addressCode} {addressCode === defaultCode && <StatusTag tone="moving">默认</StatusTag>}
        </span>
      ),
    },
    { key: 'addressName', title: '名称', width: 140, render: ({ addressName }) => addressName || '—' },
    { key: 'address', title: '详细地址', width: 360, render: ({ address }) => address },
    {
      key: 'status',
      title: '状态',
      width: 72,
      render: ({ status }) => (status === '0' ? <StatusTag tone="neutral">失效</StatusTag> : '有效'),
    },
    {
      key: 'change',
      title: '变更申请',
      width: 104,
      render: ({ addressCode }) => (
        <ChangeStatus sendtoCode={addressCode} onOpen={() => onOpenChange(addressCode)} />
      ),
    },
  ];
}
