/**
 * The choices and texts of a settlement, found again when the same products are split again under other numbers
 * (ORDER-01).
 */
import { grouped } from '../../base/grouped';
import type { PricedLine } from '../../base/money';
import { rowOf } from '../../base/row-of';
import type { SplitOrder } from '../payer';
import { type SettleEvent, settle } from '../settle/settle';
import { type SettleData, type SettleState, settled, startSettle } from '../settle/settle-state';

/** A split order that says which products it has. */
interface GoodsOrder extends SplitOrder {
  readonly splitOrderProductList: readonly (PricedLine & {
    readonly productCode?: string | null | undefined;
  })[];
}

/** The choices for one order; its products identify it, since a new split changes its number. */
export interface OrderDraft {
  readonly goods: string;
  readonly isChecked: boolean;
  /** Empty while nobody pays it. */
  readonly payerCode: string;
  readonly remark: string;
}

/** The products of an order, in any sequence of its lines. */
function goodsOf({ splitOrderProductList }: GoodsOrder): string {
  const lines = splitOrderProductList.map(({ productCode, number, price }) => [productCode, number, price]);
  return JSON.stringify(lines.map((line) => line.join('×')).sort());
}

/**
 * The part of a settlement that is remembered.
 * @param remarks the remark of each order, by its number
 */
export function settleDraft(
  data: SettleData<GoodsOrder>,
  { orders, checked, payers }: SettleState,
  remarks: Readonly<Record<string, string>>,
): OrderDraft[] {
  const paid = new Map(payers.map(({ key, payerCode }) => [key, payerCode]));
  // Placed orders have left the view: the same products, ordered again, begin without choices.
  const left = new Set(orders.map(({ orderNo }) => orderNo));
  const open = startSettle(data).orders.filter(({ orderNo }) => left.has(orderNo));
  return open.map((order) => ({
    goods: goodsOf(order),
    isChecked: checked.includes(order.orderNo),
    payerCode: paid.get(order.orderNo) ?? '',
    remark: rowOf(remarks, order.orderNo) ?? '',
  }));
}

/** The draft of each order of a split that has one, by order number; one draft serves one order. */
export function draftsByOrder(
  data: SettleData<GoodsOrder>,
  drafts: readonly OrderDraft[],
): ReadonlyMap<string, OrderDraft> {
  // From the last one on, so that the first of equal drafts is taken first.
  const left = grouped([...drafts].reverse(), ({ goods }) => goods);
  const byKey = new Map<string, OrderDraft>();
  for (const order of startSettle(data).orders) {
    const draft = left.get(goodsOf(order))?.pop();
    if (draft) byKey.set(order.orderNo, draft);
  }
  return byKey;
}

/** The settle view as it opens: everything is checked (CART-05), but what was unchecked and who was to pay come back. */
export function openSettle<O extends SplitOrder>(
  data: SettleData<O>,
  drafts: ReadonlyMap<string, OrderDraft> = new Map(),
): SettleState<O> {
  const events = [...drafts].map(
    ([orderNo, { isChecked, payerCode }]): SettleEvent =>
      isChecked ? { type: 'choosePayer', orderNo, payerCode } : { type: 'uncheck', orderNo },
  );
  const opened: SettleState<O> = settle(startSettle(data), { type: 'checkAll' });
  return events.reduce<SettleState<O>>((state, event) => settle(state, event), opened);
}

/** The view without the orders that were placed; the others stay checked and paid as they were (CART-05). */
export function withoutPlaced<O extends SplitOrder>(
  state: SettleState<O>,
  placed: readonly string[],
): SettleState<O> {
  const left = state.orders.filter(({ orderNo }) => !placed.includes(orderNo));
  const payers = new Map(state.payers.map((entry) => [entry.key, entry]));
  return left.length === state.orders.length ? state : settled(left, new Set(state.checked), payers);
}
