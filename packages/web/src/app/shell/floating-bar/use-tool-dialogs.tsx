import { type ReactNode, useState } from 'react';
import { useShipToSwitch } from '#platform/use-ship-to-switch';
import { CalculatorSlot } from './calculator-slot';
import { SwitchAddressDialog } from './switch-address-dialog';
import type { ToolDialog } from './tools';

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
      <SwitchAddressDialog {...shipTo} />
      <CalculatorSlot isOpen={isCalculating} onClose={() => setCalculating(false)} />
    </>
  );
  return { open, dialogs };
}
