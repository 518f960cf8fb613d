import type { OrderSummary } from '#widgets/orders/queries';
import { BatchSignDialog } from './dialogs/batch-sign-dialog';
import { RebuyDialog } from './rebuy/rebuy-dialog';

interface BatchDialogProps {
  readonly kind: 'sign' | 'rebuy';
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
  /** The result of the signing was read: the choice of the orders is over. */
  readonly onSigned: () => void;
}

/** The dialog of what is done with several orders at once. */
export function BatchDialog({ kind, orders, onClose, onSigned }: BatchDialogProps) {
  if (kind === 'rebuy') return <RebuyDialog orders={orders} onClose={onClose} />;
  return <BatchSignDialog orders={orders} onClose={onClose} onSigned={onSigned} />;
}
