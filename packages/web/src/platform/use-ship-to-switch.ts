import { type SwitchState, startSwitch, switchAddress } from '@dealer-portal/rules/address';
import { setDefaultAddress } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { useAccount } from './account';
import { api } from './api';
import { notify } from './notices';

/** Switching the ship-to: switching, switched, then the page reloads; a failure brings the earlier choice back (ADDR-01, FLOAT-06). */
export function useShipToSwitch() {
  const { sendtoCode } = useAccount();
  const [state, setState] = useState<SwitchState>(() => startSwitch(sendtoCode));
  if (state.kind === 'closed' && state.current !== sendtoCode) setState(startSwitch(sendtoCode));
  const switchTo = async (choice: string) => {
    const started = submitted(sendtoCode, choice);
    setState(started);
    if (started.kind !== 'switching') return;
    const result = await api.call(setDefaultAddress, { path: { addressCode: choice } }, { isSilent: true });
    const ended = switchAddress(started, {
      type: result.ok ? 'succeed' : 'fail',
    });
    if (ended.kind === 'choosing') {
      if (ended.notice) notify(ended.notice.level, ended.notice.text);
      setState(startSwitch(sendtoCode));
      return;
    }
    setState(ended);
    if (ended.kind !== 'switched') return;
    notify(ended.notice.level, ended.notice.text);
    window.setTimeout(() => window.location.reload(), ended.reloadAfterMs);
  };
  return { state, switchTo };
}

function submitted(current: string, choice: string): SwitchState {
  const opened = switchAddress({ kind: 'closed', current }, { type: 'open' });
  if (opened.kind !== 'choosing') return opened;
  const chosen = switchAddress(opened, { type: 'choose', sendtoCode: choice });
  return chosen.kind === 'choosing' ? switchAddress(chosen, { type: 'submit' }) : chosen;
}
