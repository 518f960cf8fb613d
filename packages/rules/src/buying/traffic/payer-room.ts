/** The room of a payer for whole vehicles: its balance less the demands of the cart and unpaid orders (TRAF-01). */
import { type Amount, type Money, subtractAmounts, sumAmounts } from '../../base/money';

/** A vehicle of the cart, as far as the rule reads it. */
export interface ClaimingVehicle {
  readonly PAYTOCODE?: string | undefined;
  readonly SUMMONEY: Amount;
  readonly PAYMONEY?: Amount;
}

/** A submitted order, as far as the rule reads it. */
export interface ClaimingOrder {
  readonly payerCode?: string | undefined;
  readonly orderAmount: Amount;
  readonly isPaid: boolean;
}

/** The demands on a payer, in yuan. */
export interface PayerRoom {
  /** Undefined where an amount of a vehicle or an order cannot be read. */
  readonly inCart: Money | undefined;
  readonly unpaid: Money | undefined;
  /** The remaining balance; negative when the demands exceed it, undefined where the balance or a demand is not known. */
  readonly left: Money | undefined;
}

/** The rest of a payer's balance after the cart and the unpaid orders (TRAF-01, CART-06). */
export function payerRoom(
  { payerCode, balance }: { readonly payerCode: string; readonly balance: Amount },
  vehicles: readonly ClaimingVehicle[],
  orders: readonly ClaimingOrder[],
): PayerRoom {
  const theirVehicles = vehicles.filter(({ PAYTOCODE }) => PAYTOCODE === payerCode);
  const inCart = sumAmounts(theirVehicles.map(({ PAYMONEY, SUMMONEY }) => PAYMONEY ?? SUMMONEY));
  const open = orders.filter((order) => order.payerCode === payerCode && !order.isPaid);
  const unpaid = sumAmounts(open.map(({ orderAmount }) => orderAmount));
  const left = subtractAmounts(subtractAmounts(balance, inCart), unpaid);
  return { inCart, unpaid, left };
}
