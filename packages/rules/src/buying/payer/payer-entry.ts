/** The payer of a split order, and the amount (PAYER-01, 2§3). */
import { type Amount, type Money, orderPrice, type PricedLine } from '../../base/money';

/** One way to pay a split order, as splitOrder answers. */
export interface PayerInfo {
  readonly payerCode?: string | null | undefined;
  readonly payerName?: string | null | undefined;
  readonly payerBalance?:
    | {
        /** Yuan. */
        readonly balance?: Amount;
        readonly paytoCode?: string | null | undefined;
      }
    | null
    | undefined;
}

/** A split order, as far as its payer and price need it (2§3). */
export interface SplitOrder {
  readonly orderNo: string;
  readonly splitOrderProductList: readonly PricedLine[];
  /** The payer that the server proposes. */
  readonly payerInfo?: PayerInfo | null | undefined;
  /** All payers that may pay it. */
  readonly payToList?: readonly PayerInfo[] | null | undefined;
}

/** The payer of one order, with the wire's own names. */
export interface PayerEntry {
  /** The order that it pays. */
  readonly key: string;
  /** The payer's balance in yuan, as the wire gives it; undefined where it does. */
  readonly credit: Amount;
  /** Yuan. */
  readonly priceToPay: Money;
  readonly payerName: string;
  readonly payerCode: string;
}

function codeOf(payer: PayerInfo): string {
  return payer.payerCode || payer.payerBalance?.paytoCode || '';
}

/** The payers that a split order may have, each code once, the proposed one first (PAYER-01). */
export function payersOf({ payerInfo, payToList }: SplitOrder): readonly PayerInfo[] {
  const byCode = new Map<string, PayerInfo>();
  for (const payer of [payerInfo, ...(payToList ?? [])]) {
    const code = payer ? codeOf(payer) : '';
    if (payer && code !== '' && !byCode.has(code)) byCode.set(code, payer);
  }
  return [...byCode.values()];
}

/** The order with the newer balance of each of its payers that is given; payers that it does not have change nothing (PAYER-01). */
export function renewPayers<O extends SplitOrder>(order: O, payers: readonly PayerInfo[]): O {
  const newer = new Map(payers.map((payer) => [codeOf(payer), payer.payerBalance]));
  const renewed = <P extends PayerInfo>(payer: P): P => {
    const payerBalance = newer.get(codeOf(payer));
    return payerBalance ? { ...payer, payerBalance: { ...payer.payerBalance, ...payerBalance } } : payer;
  };
  const { payerInfo, payToList } = order;
  return {
    ...order,
    ...(payerInfo && { payerInfo: renewed(payerInfo) }),
    ...(payToList && { payToList: payToList.map(renewed) }),
  };
}

/**
 * The entry of the payer with this code, or of the proposed one. Undefined when the order has no such payer, or a price
 * that cannot be read (PAYER-01).
 * Assumption: `payerInfo` is the server's proposal; without it the first of `payToList` pays.
 */
export function payerEntry(order: SplitOrder, payerCode?: string): PayerEntry | undefined {
  const payers = payersOf(order);
  const payer = payerCode === undefined ? payers[0] : payers.find((payer) => codeOf(payer) === payerCode);
  const priceToPay = orderPrice(order.splitOrderProductList);
  if (!payer || priceToPay === undefined) return undefined;
  return {
    key: order.orderNo,
    credit: payer.payerBalance?.balance,
    priceToPay,
    payerName: payer.payerName ?? '',
    payerCode: codeOf(payer),
  };
}
