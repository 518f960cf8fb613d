import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import type { ShipToSwitch } from '#widgets/ship-to/use-ship-to-switch';
import '../panels/panels.css';
import './floating-bar.css';

/** The dialog 切换送达方: filter, radio list of (code)address, cancel and switch (FLOAT-06). */
export function SwitchAddressDialog({ state, choose, close, submit }: ShipToSwitch) {
  const isBusy = state.kind === 'switching' || state.kind === 'switched';
  const choice = state.kind === 'closed' || state.kind === 'switched' ? state.current : state.choice;
  return (
    <Dialog
      title="切换送达方"
      open={state.kind !== 'closed'}
      onCancel={close}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      destroyOnHidden
      footer={[
        <PlainButton key="cancel" onClick={close} disabled={isBusy}>
          取消
        </PlainButton>,
        <ReasonButton key="switch" kind="primary" isBusy={state.kind === 'switching'} onClick={submit}>
          {state.kind === 'switched' ? '已切换' : '切换'}
        </ReasonButton>,
      ]}
    >
      <ShipToList choice={choice} onChoose={choose} isDisabled={isBusy} />
    </Dialog>
  );
}

interface ShipToListProps {
  readonly choice: string;
  readonly onChoose: (sendtoCode: string) => void;
  readonly isDisabled: boolean;
}

function ShipToList({ choice, onChoose, isDisabled }: ShipToListProps) {
  const { shipTos } = useAccount();
  const [filter, setFilter] = useState('');
  const matchingShipTos = filterShipTos(shipTos, filter);
  return (
    <>
      <Input
        aria-label="筛选送达方"
        placeholder="按编码或地址筛选"
        allowClear
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <Radio.Group
        className="ship-to-list"
        aria-label="送达方"
        value={choice}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(String(target.value))}
      >
        {matchingShipTos.map((shipTo) => (
          <Radio key={shipTo.sendtoCode} value={shipTo.sendtoCode}>
            {shipToLabel(shipTo)}
          </Radio>
        ))}
      </Radio.Group>
      {matchingShipTos.length === 0 && <p className="panel-empty">没有符合的送达方，请换个词筛选</p>}
    </>
  );
}
