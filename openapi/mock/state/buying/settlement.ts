import { isSecondSoldTo, ORDER_PREFIXES } from '../../acting-persona';
import { type Product, productOf } from '../catalogue/goods';
import { packOf } from '../catalogue/packages';
import { specialLeft } from '../catalogue/special-prices';
import { number as amount } from '../memory/input';
import { toCents } from '../memory/money';
import type { Body } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import { type Entry, entriesOf } from './cart-entries';
import { lineCents, lineStock } from './entry-terms';
import { type CheckedLine, promiseChanged, type SplitTerms, termsOf } from './split-terms';

/** The checked cart of a request. */
export type CheckedCart = Body<'splitOrder'>;
type Compose = CheckedCart['splitComposeList'][number];

/** A product line of a split order; the price is kept in cents. */
interface SplitLine {
  readonly product: Product;
  readonly number: number;
  readonly cents: number;
  readonly priceType: string;
  /** Promises and credit terms that the user chose, and the warehouse. */
  readonly terms: SplitTerms;
}

/** A split order that waits for its submission. */
export interface Split {
  readonly orderNo: string;
  readonly composeOrderNo: string;
  readonly saletoCode: string;
  readonly sendtoCode: string;
  /** Empty for goods of the centre. */
  readonly yuncangCode: string;
  /** The package of a combination, with its sets. */
  readonly pack: { readonly id: string; readonly sets: number } | undefined;
  readonly lines: readonly SplitLine[];
  /** Entries of the cart that it empties when it is placed. */
  readonly entryIds: readonly string[];
  payerCode: string;
  remark: string;
}

interface Settlement {
  splits: Split[];
  /** Compose numbers whose orders were placed: none of them is placed a second time. */
  readonly placed: string[];
  /** The next order number. */
  next: number;
}

/** The first number that the description's own settlement uses, after the prefix of the sold-to. */
const FIRST_ORDER = '701';

const settlementOf = slice('settlement', ({ world, persona }): Settlement => {
  const [first, second] = ORDER_PREFIXES;
  const prefix = isSecondSoldTo(world, persona) ? second : first;
  return { splits: [], placed: [], next: Number(prefix + FIRST_ORDER) };
});

/** A split order by its number. */
export function splitOf(dealer: Dealer, orderNo: string): Split | undefined {
  return settlementOf(dealer).splits.find((split) => split.orderNo === orderNo);
}

/** True when an order of this compose number was placed. */
export function isPlaced(dealer: Dealer, composeOrderNo: string): boolean {
  return settlementOf(dealer).placed.includes(composeOrderNo);
}

/** Remembers that the orders of a compose number were placed, and forgets those splits. */
export function markPlaced(dealer: Dealer, placed: readonly Split[]): void {
  const settlement = settlementOf(dealer);
  settlement.placed.push(...new Set(placed.map((split) => split.composeOrderNo)));
  dropSplits(dealer, placed);
}

/** Forgets split orders that are given up. */
export function dropSplits(dealer: Dealer, dropped: readonly Split[]): void {
  const settlement = settlementOf(dealer);
  settlement.splits = settlement.splits.filter((split) => !dropped.includes(split));
}

/** The amount of a split order in cents: the sum of price times number (CART-06). */
export function splitCents(split: Split): number {
  return split.lines.reduce((sum, line) => sum + line.cents * line.number, 0);
}

/** The number of one more order. */
export function nextOrderNo(dealer: Dealer): string {
  const settlement = settlementOf(dealer);
  settlement.next += 1;
  return String(settlement.next - 1);
}

/** A ticked entry of the cart as the request names it. */
export interface Ticked {
  readonly entry: Entry;
  readonly lines: readonly SplitLine[];
}

/** Why the checked cart cannot be split: the name of the description's example and, with figures, the sentence. */
export interface Obstacle {
  readonly example: 'cartChanged' | 'stockShort' | 'priceChanged';
  readonly msg?: string;
}

/** Reads the checked cart against the cart, the prices and the stock that the mock holds now. */
export function tickedEntries(dealer: Dealer, input: CheckedCart): readonly Ticked[] | Obstacle {
  const { saletoCode, sendtoCode, splitComposeList } = input;
  const ticked: Ticked[] = [];
  for (const compose of splitComposeList) {
    const entry = entriesOf(dealer, saletoCode).find((entry) => isSame(entry, compose));
    if (!entry) return { example: 'cartChanged' };
    const lines = compose.productList.flatMap((line) => splitLine(dealer, { line, entry, sendtoCode }) ?? []);
    const obstacle =
      shortIn(dealer, { entry, lines, sendtoCode }) ??
      promiseChanged(dealer, compose.productList) ??
      priceRises(compose, lines);
    if (obstacle) return obstacle;
    ticked.push({ entry, lines });
  }
  return ticked;
}

function isSame(entry: Entry, { activityType, activityId = '', number, productList }: Compose): boolean {
  if (entry.activityType !== activityType || entry.number !== number) return false;
  const codes = productList.map(({ productCode }) => productCode);
  return (
    entry.activityId === activityId && entry.lines.map((line) => line.productCode).join() === codes.join()
  );
}

interface LineOfEntry {
  readonly line: CheckedLine;
  readonly entry: Entry;
  readonly sendtoCode: string;
}

function splitLine(dealer: Dealer, { line, entry, sendtoCode }: LineOfEntry): SplitLine | undefined {
  const product = productOf(dealer, line.productCode);
  const priceType = line.priceType || 'PT';
  return (
    product && {
      product,
      priceType,
      number: line.number,
      cents: lineCents(dealer, entry, { productCode: product.code, priceType, sendtoCode }),
      terms: termsOf(dealer, line, entry),
    }
  );
}

interface CheckedEntry {
  readonly entry: Entry;
  readonly lines: readonly SplitLine[];
  readonly sendtoCode: string;
}

function shortIn(dealer: Dealer, { entry, lines, sendtoCode }: CheckedEntry): Obstacle | undefined {
  const pack = packOf(dealer, entry.activityType, entry.activityId);
  if (pack && entry.number > pack.left)
    return { example: 'stockShort', msg: `${pack.name}仅剩 ${pack.left} 套，请减少数量后重新结算` };
  for (const { product, number, priceType } of lines) {
    const most = lineStock(dealer, product.code, { sendtoCode, yuncangCode: entry.yuncangCode });
    if (number > most)
      return { example: 'stockShort', msg: `${product.name}库存仅剩 ${most} 台，请减少数量后重新结算` };
    const left = specialLeft(dealer, product.code, priceType);
    if (number > left)
      return { example: 'stockShort', msg: `${product.name}的活动价仅剩 ${left} 台，请减少数量或改用普通价` };
  }
  return undefined;
}

/** The user saw another price than the present one; a line without a price was not shown one. */
function priceRises({ productList }: Compose, lines: readonly SplitLine[]): Obstacle | undefined {
  const changed = productList.some((line, at) => {
    const seen = amount(line, 'price', Number.NaN);
    return Number.isFinite(seen) && toCents(seen) !== lines[at]?.cents;
  });
  return changed ? { example: 'priceChanged' } : undefined;
}

/**
 * Remembers the split orders of a settlement. Single products of one warehouse, price type and category are one order.
 * A combination or flash purchase is a separate order with its own compose number.
 */
export function split(dealer: Dealer, input: CheckedCart, ticked: readonly Ticked[]): readonly Split[] {
  const groups = new Map<string, Ticked[]>();
  for (const tickedEntry of ticked)
    groups.set(groupOf(tickedEntry), [...(groups.get(groupOf(tickedEntry)) ?? []), tickedEntry]);
  const singles = `C${settlementOf(dealer).next}`;
  const fresh = [...groups.values()].map((members): Split => {
    const orderNo = nextOrderNo(dealer);
    const [first] = members;
    return {
      orderNo,
      composeOrderNo: first?.entry.activityType === 1 ? singles : `C${orderNo}`,
      saletoCode: input.saletoCode,
      sendtoCode: input.sendtoCode,
      yuncangCode: first?.entry.yuncangCode ?? '',
      pack:
        first && packOf(dealer, first.entry.activityType, first.entry.activityId)
          ? { id: first.entry.activityId, sets: first.entry.number }
          : undefined,
      lines: members.flatMap((member) => member.lines),
      entryIds: members.map((member) => member.entry.id),
      payerCode: '',
      remark: '',
    };
  });
  settlementOf(dealer).splits.push(...fresh);
  return fresh;
}

function groupOf({ entry, lines }: Ticked): string {
  if (entry.activityType !== 1) return `activity ${entry.id}`;
  const [line] = lines;
  const { farWeekDate = '' } = line?.terms ?? {};
  return [entry.yuncangCode, line?.priceType, line?.product.category, farWeekDate].join('|');
}
