/** The room of a payer for whole vehicles: its balance less the demands of the cart and unpaid orders (TRAF-01). */
import { isGiven } from '../../base/given';
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

/**
 * The rest of a payer's balance after the cart and the unpaid orders (TRAF-01, CART-06).
 * @param vehicles of the cart; undefined while they are not known
 * @param orders that were submitted; undefined while they are not known
 */
export function payerRoom(
  { payerCode, balance }: { readonly payerCode: string; readonly balance: Amount },
  vehicles: readonly ClaimingVehicle[] | undefined,
  orders: readonly ClaimingOrder[] | undefined,
): PayerRoom {
  const inCart = vehicles && claimOfCart(payerCode, vehicles);
  const unpaid = orders && claimOfOrders(payerCode, orders);
  const left = subtractAmounts(subtractAmounts(balance, inCart), unpaid);
  return { inCart, unpaid, left };
}

/** A vehicle without a payer has none yet, and claims nothing. */
function claimOfCart(payerCode: string, vehicles: readonly ClaimingVehicle[]): Money | undefined {
  const theirs = vehicles.filter(({ PAYTOCODE }) => PAYTOCODE === payerCode);
  return sumAmounts(theirs.map(({ PAYMONEY, SUMMONEY }) => PAYMONEY ?? SUMMONEY));
}

/** An order that does not say whose it is, or whether it is paid, may be one of theirs. */
function claimOfOrders(payerCode: string, orders: readonly ClaimingOrder[]): Money | undefined {
  if (orders.some((order) => !isGiven(order.payerCode) || typeof order.isPaid !== 'boolean'))
    return undefined;
  const open = orders.filter((order) => order.payerCode === payerCode && !order.isPaid);
  return sumAmounts(open.map(({ orderAmount }) => orderAmount));
}
