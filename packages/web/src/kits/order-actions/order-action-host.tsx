import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { LateDialog } from '#widgets/late-dialog/late-dialog';
import type { OrderSummary } from '#widgets/orders/queries';
import type { DialogCode } from './dialogs/dialog-codes';

const loadDialog = async () => (await import('./dialogs/action-dialog')).ActionDialog;

/** Opens the dialog of an action for an order. */
export type RunOrderAction = (code: DialogCode, order: OrderSummary) => void;

const RunContext = createContext<RunOrderAction | undefined>(undefined);

/** The way to an order's dialogs; only below an OrderActionHost. */
export function useOrderActions(): RunOrderAction {
  const run = useContext(RunContext);
  if (!run) throw new Error('useOrderActions needs an OrderActionHost around it');
  return run;
}

/** Holds the one dialog that is open, so that rows need not draw one each. */
export function OrderActionHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<{ readonly code: DialogCode; readonly order: OrderSummary }>();
  const run = useMemo<RunOrderAction>(() => (code, order) => setOpen({ code, order }), []);
  return (
    <RunContext.Provider value={run}>
      {children}
      <LateDialog load={loadDialog} props={open && { ...open, onClose: () => setOpen(undefined) }} />
    </RunContext.Provider>
  );
}
