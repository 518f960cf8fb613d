import type { OrderSummary } from '../../queries';

/** What every dialog of an order is told. */
export interface ActionDialogProps {
  readonly order: OrderSummary;
  /** The button that opened it, where a dialog serves several. */
  readonly code: string;
  readonly onClose: () => void;
}
