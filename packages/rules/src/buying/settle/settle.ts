/**
 * The effects of checking, unchecking and choosing a payer in the settle view, every state and event in one table
 * (CART-05).
 */

import { advance, type EventOf, type Transitions } from '../../base/machine';
import { sentFigure } from '../../base/money';
import { type PayerInfo, payerEntry, renewPayers, type SplitOrder } from '../payer';
import { orderRefusal, proposedPayers, type SettleData, type SettleState, settled } from './settle-state';

/** The actions of the user in the settle view. */
export type SettleEvent =
  | { readonly type: 'check'; readonly orderNo: string }
  | { readonly type: 'uncheck'; readonly orderNo: string }
  | { readonly type: 'checkAll' }
  | { readonly type: 'uncheckAll' }
  | { readonly type: 'choosePayer'; readonly orderNo: string; readonly payerCode: string }
  | { readonly type: 'renewPayers'; readonly payers: readonly PayerInfo[] };

type SettleReach = {
  none: 'check' | 'checkAll' | 'renewPayers';
  some: 'check' | 'uncheck' | 'checkAll' | 'uncheckAll' | 'choosePayer' | 'renewPayers';
  all: 'uncheck' | 'uncheckAll' | 'choosePayer' | 'renewPayers';
};

type Of<Type extends SettleEvent['type']> = Extract<SettleEvent, { readonly type: Type }>;

function paid(state: SettleState) {
  return new Map(state.payers.map((entry) => [entry.key, entry]));
}

function check(state: SettleState, { orderNo }: Of<'check'>): SettleState {
  const order = state.orders.find((order) => order.orderNo === orderNo);
  if (!order || state.checked.includes(orderNo) || orderRefusal(order)) return state;
  const payers = new Map([...paid(state), ...proposedPayers([order])]);
  return settled(state.orders, new Set([...state.checked, orderNo]), payers);
}

function uncheck(state: SettleState, { orderNo }: Of<'uncheck'>): SettleState {
  if (!state.checked.includes(orderNo)) return state;
  const checked = state.checked.filter((other) => other !== orderNo);
  return settled(state.orders, new Set(checked), paid(state));
}

/** A payer that was chosen by hand stays; every other order gets its proposed one. */
function checkAll(state: SettleState): SettleState {
  const payable = state.orders.filter((order) => !orderRefusal(order));
  const payers = new Map([...proposedPayers(payable), ...paid(state)]);
  return settled(state.orders, new Set(payable.map(({ orderNo }) => orderNo)), payers);
}

function uncheckAll(state: SettleState): SettleState {
  return settled(state.orders, new Set(), new Map());
}

function choosePayer(state: SettleState, { orderNo, payerCode }: Of<'choosePayer'>): SettleState {
  const order = state.orders.find((order) => order.orderNo === orderNo);
  const entry = order && state.checked.includes(orderNo) ? payerEntry(order, payerCode) : undefined;
  if (!entry) return state;
  return settled(state.orders, new Set(state.checked), new Map([...paid(state), [orderNo, entry]]));
}

/** Balances move while the page is open: every order shows the newer ones, and who pays it stays. */
function renew(state: SettleState, { payers }: Of<'renewPayers'>): SettleState {
  const orders = state.orders.map((order) => renewPayers(order, payers));
  const byNo = new Map(orders.map((order) => [order.orderNo, order]));
  const selected = state.payers.flatMap(({ key, payerCode }) => {
    const order = byNo.get(key);
    const entry = order && payerEntry(order, payerCode);
    return entry ? [[key, entry] as const] : [];
  });
  return settled(orders, new Set(state.checked), new Map(selected));
}

const TABLE: Transitions<SettleState, SettleEvent, SettleReach> = {
  none: { check, checkAll, renewPayers: renew },
  some: { check, uncheck, checkAll, uncheckAll, choosePayer, renewPayers: renew },
  all: { uncheck, uncheckAll, choosePayer, renewPayers: renew },
};

/**
 * The settle view after an event (CART-05, 2§4). Checking an order fills in its payer, unchecking clears it. 全选 checks
 * every order and fills the payer list; its opposite clears everything. Renewed balances change neither. An unknown
 * number or payer changes nothing, and an order whose prices cannot be read is never checked.
 */
export function settle<O extends SplitOrder, Kind extends SettleState['kind']>(
  state: SettleState<O> & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, SettleEvent, SettleReach>,
): SettleState<O> {
  const next: SettleState = advance<SettleState, SettleEvent, SettleReach>(TABLE, state, event);
  // Every handler passes on the orders of the state that it was given, with newer balances at most: they keep their type.
  return next as SettleState<O>;
}

/** The checked orders in the view's order, to be placed (CART-05). */
export function checkedOrders<O extends SplitOrder>(state: SettleState<O>): readonly O[] {
  return state.orders.filter(({ orderNo }) => state.checked.includes(orderNo));
}

/** The checked orders that nobody pays yet; none may be left when the orders are placed (CART-05). */
export function unpaidOrders<O extends SplitOrder>(state: SettleState<O>): readonly O[] {
  const payers = paid(state);
  return checkedOrders(state).filter(({ orderNo }) => !payers.has(orderNo));
}

/** One order as it is placed, with the wire's own names; `priceToPay` in yuan. */
export interface PlacedOrder {
  readonly composeOrderNo: string;
  readonly orderNo: string;
  readonly payerCode: string;
  readonly priceToPay: number;
}

/** The checked orders that have a payer, as they are placed; each still under its compose order (CART-05, PAYER-01). */
export function ordersToPlace(data: SettleData, state: SettleState): PlacedOrder[] {
  const payers = paid(state);
  return data.composeProductList.flatMap(({ composeOrderNo = '', splitOrderDetailList }) =>
    splitOrderDetailList.flatMap(({ orderNo }) => {
      const payer = payers.get(orderNo);
      if (!payer) return [];
      return {
        composeOrderNo,
        orderNo,
        payerCode: payer.payerCode,
        priceToPay: sentFigure(payer.priceToPay),
      };
    }),
  );
}
