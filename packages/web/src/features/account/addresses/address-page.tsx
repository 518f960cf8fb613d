import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { AddAddressDialog } from './add-address-dialog';
import { type AddressDialog, AddressTable } from './address-table';
import { ChangeDialog } from './change-dialog';
import { ChangeRecordDialog } from './change-record-dialog';
import './addresses.css';

/** 收货地址: delivery addresses, the default one, and changes that wait for approval (ADDR-01, ADDR-03). */
export function Component() {
  const account = useAccount();
  const [dialog, setDialog] = useState<AddressDialog>();
  const close = () => setDialog(undefined);
  return (
    <div className="page">
      <PageHeader
        context={`默认送达方 ${account.shipToLabel}`}
        actions={
          <ReasonButton kind="primary" onClick={() => setDialog({ kind: 'add' })}>
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
