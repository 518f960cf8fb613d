import { deliveryText, type SwitchState, startSwitch, switchAddress } from '@dealer-portal/rules/address';
import { setDefaultAddress } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';

/** Switching the ship-to, from a selector in one go or through the dialog 切换送达方. */
export interface ShipToSwitch {
  readonly state: SwitchState;
  readonly open: () => void;
  /** Picks another one in the open dialog; nothing is saved yet. */
  readonly choose: (sendtoCode: string) => void;
  /** Closes without switching: the earlier choice is back (FLOAT-06). */
  readonly close: () => void;
  readonly submit: () => Promise<void>;
  /** Chooses and submits at once; a failure brings the earlier choice back. */
  readonly switchTo: (sendtoCode: string) => Promise<void>;
}

/** The ship-to switch of the account: switching, switched, then the page reloads (ADDR-01, FLOAT-06). */
export function useShipToSwitch(): ShipToSwitch {
  const { sendtoCode } = useAccount();
  const [state, setState] = useState<SwitchState>(() => startSwitch(sendtoCode));
  if (state.kind === 'closed' && state.current !== sendtoCode) setState(startSwitch(sendtoCode));
  const perform = async (started: SwitchState) => {
    setState(started);
    if (started.kind !== 'switching') return;
    const ended = await saved(started);
    setState(ended);
    if (ended.kind === 'choosing' && ended.refusal) notify('error', deliveryText(ended.refusal));
    if (ended.kind === 'switched') {
      notify(ended.notice.level, ended.notice.text);
      window.setTimeout(() => window.location.reload(), ended.reloadAfterMs);
    }
    return ended;
  };
  return {
    state,
    open: () => state.kind === 'closed' && setState(switchAddress(state, { type: 'open' })),
    choose: (choice) => state.kind === 'choosing' && setState(select(state, choice)),
    close: () => state.kind === 'choosing' && setState(switchAddress(state, { type: 'close' })),
    submit: async () => {
      if (state.kind === 'choosing') await perform(switchAddress(state, { type: 'submit' }));
    },
    switchTo: async (choice) => {
      const ended = await perform(submitted(sendtoCode, choice));
      if (ended?.kind === 'choosing') setState(startSwitch(sendtoCode));
    },
  };
}

/** Saves the choice as the default (ADDR-01). */
async function saved(state: SwitchState & { readonly kind: 'switching' }): Promise<SwitchState> {
  const input = { path: { addressCode: state.choice } };
  const { ok } = await api.call(setDefaultAddress, input, { isSilent: true });
  return switchAddress(state, { type: ok ? 'succeed' : 'fail' });
}

function select(state: SwitchState & { readonly kind: 'choosing' }, sendtoCode: string): SwitchState {
  return switchAddress(state, { type: 'choose', sendtoCode });
}

function submitted(current: string, choice: string): SwitchState {
  const opened = switchAddress({ kind: 'closed', current }, { type: 'open' });
  if (opened.kind !== 'choosing') return opened;
  const picked = select(opened, choice);
  return picked.kind === 'choosing' ? switchAddress(picked, { type: 'submit' }) : picked;
}
