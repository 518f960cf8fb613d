import { type ReactNode, useState } from 'react';
import { OnceOpen } from '#ui/overlay/once-open';
import { useShipToSwitch } from '#widgets/ship-to/use-ship-to-switch';
import { lazyWithAntd } from '../../antd/with-antd';
import type { ToolDialog } from './tools';

const CalculatorDialog = lazyWithAntd(
  async () => (await import('#widgets/calculator/calculator-dialog')).CalculatorDialog,
);

const SwitchAddressDialog = lazyWithAntd(
  async () => (await import('./switch-address-dialog')).SwitchAddressDialog,
);

/** The dialogs that tools open, and the way to open them; they live outside of bar and drawer, which may vanish. */
export function useToolDialogs(): {
  readonly open: (dialog: ToolDialog) => void;
  readonly dialogs: ReactNode;
} {
  const [isCalculating, setCalculating] = useState(false);
  const shipTo = useShipToSwitch();
  const open = (dialog: ToolDialog) => {
    if (dialog === 'switchAddress') shipTo.open();
    else setCalculating(true);
  };
  const dialogs = (
    <>
      <OnceOpen isOpen={shipTo.state.kind !== 'closed'}>
        <SwitchAddressDialog {...shipTo} />
      </OnceOpen>
      <OnceOpen isOpen={isCalculating}>
        <CalculatorDialog open={isCalculating} onClose={() => setCalculating(false)} />
      </OnceOpen>
    </>
  );
  return { open, dialogs };
}
