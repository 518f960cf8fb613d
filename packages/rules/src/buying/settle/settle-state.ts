/** The settle view: which split orders are checked, who pays them and what it comes to (CART-05). */
import { lineRefusal, type Money, orderPrice, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { type PayerEntry, payerEntry, type SplitOrder } from '../payer';
import type { SettleRefusal } from './settle-refusals';

/** The fields of a splitOrder answer that the settle view needs (2§3). */
export interface SettleData<O extends SplitOrder = SplitOrder> {
  readonly composeProductList: readonly {
    readonly composeOrderNo?: string | undefined;
    readonly splitOrderDetailList: readonly O[];
  }[];
}

interface Settled<O extends SplitOrder> {
  /** All split orders, in the server's order. */
  readonly orders: readonly O[];
  /** The numbers of the checked orders, in the orders' order. */
  readonly checked: readonly string[];
  /** The payer of each checked order that has one, in the orders' order. */
  readonly payers: readonly PayerEntry[];
  /** Yuan of all checked orders; undefined where one cannot be read. */
  readonly total: Money | undefined;
}

/** No, some or all of the orders are checked; `all` only when there is at least one (CART-05). */
export type SettleState<O extends SplitOrder = SplitOrder> =
  | (Settled<O> & { readonly kind: 'none' })
  | (Settled<O> & { readonly kind: 'some' })
  | (Settled<O> & { readonly kind: 'all' });

/** The price of an order: price times number of its lines, in yuan; undefined where one cannot be read (CART-06). */
export function splitOrderPrice(order: SplitOrder): Money | undefined {
  return orderPrice(order.splitOrderProductList);
}

/** Why an order cannot be checked: which of its prices or quantities cannot be read; undefined when all can (CART-06). */
export function orderRefusal({ splitOrderProductList }: SplitOrder): SettleRefusal | undefined {
  const line = lineRefusal(splitOrderProductList);
  return line && refuse('settle.order', { line });
}

/** The state in which exactly these orders are checked and paid by these entries (CART-05). */
export function settled<O extends SplitOrder>(
  orders: readonly O[],
  checked: ReadonlySet<string>,
  payers: ReadonlyMap<string, PayerEntry>,
): SettleState<O> {
  const selected = orders.filter(({ orderNo }) => checked.has(orderNo));
  const whole = selected.length === orders.length ? 'all' : 'some';
  return {
    kind: selected.length === 0 ? 'none' : whole,
    orders,
    checked: selected.map(({ orderNo }) => orderNo),
    payers: selected.flatMap(({ orderNo }) => payers.get(orderNo) ?? []),
    total: sumAmounts(selected.map(splitOrderPrice)),
  };
}

/** The settle view as it opens: nothing checked (CART-05). */
export function startSettle<O extends SplitOrder>(data: SettleData<O>): SettleState<O> {
  const orders = data.composeProductList.flatMap(({ splitOrderDetailList }) => splitOrderDetailList);
  return settled(orders, new Set(), new Map());
}

/** The payer entries of these orders by order number; an order without a payer has none (PAYER-01). */
export function proposedPayers(orders: readonly SplitOrder[]): ReadonlyMap<string, PayerEntry> {
  return new Map(
    orders.flatMap((order) => {
      const entry = payerEntry(order);
      return entry ? [[order.orderNo, entry] as const] : [];
    }),
  );
}
