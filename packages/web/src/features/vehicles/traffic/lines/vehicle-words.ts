import type { SubmitKind } from '@dealer-portal/rules/traffic';

interface VehicleWords {
  /** The list and the cart. */
  readonly name: string;
  /** After how many there are in the cart. */
  readonly unit: string;
  /** The orders that the cart becomes. */
  readonly order: string;
  /** The button that takes one off the cart. */
  readonly remove: string;
  /** Before the sum of one. */
  readonly sum: string;
}

/** How vehicles and transfer groups are spoken of. */
export const VEHICLE_WORDS: Readonly<Record<SubmitKind, VehicleWords>> = {
  vehicle: { name: '整车', unit: '车', order: '整车订单', remove: '删除本车', sum: '本车' },
  transfer: { name: '调货', unit: '个调货单', order: '调货订单', remove: '删除调货单', sum: '本单' },
};
