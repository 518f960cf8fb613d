import type { OrderSummary } from '#widgets/orders/queries';

/** The props of every dialog of an order. */
export interface ActionDialogProps {
  readonly order: OrderSummary;
  /** The button that opened it, where a dialog serves several. */
  readonly code: string;
  readonly onClose: () => void;
}
