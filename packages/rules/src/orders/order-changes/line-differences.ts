/** The changes of products since they were ordered or put into the cart (ORDER-01, CART-06). */

import { type Flag, isOn } from '../../base/flag';
import { isGiven } from '../../base/given';
import { grouped } from '../../base/grouped';
import {
  type Amount,
  compareAmounts,
  formatMoney,
  isAmount,
  type Money,
  orderPrice,
  readFigure,
  subtractAmounts,
  sumAmounts,
  sumFigures,
} from '../../base/money';
import { isUnread } from '../../base/unread';
import { priceTypeName } from '../../buying/price/choice';

/** A line as it was, or a product as it is now. */
export interface LineFacts {
  readonly productCode: string;
  /** Pieces that are wanted. */
  readonly number?: Amount;
  /** Yuan for one piece. */
  readonly price?: Amount;
  /** PT, TJ, GC, YJCY; prices of two types are never compared. Absent: see `paidType`. */
  readonly priceType?: string | null | undefined;
  /** Of a product as it is now: why the type of before is not the one that it is bought at. */
  readonly formerPrice?: 'ended' | 'usedUp' | undefined;
  readonly priceVersion?: string | null | undefined;
  readonly stockVersion?: string | null | undefined;
  /** Pieces that are there; all lines of a product in one warehouse share them. */
  readonly stock?: Amount;
  /** The warehouse; absent for the centre. */
  readonly yuncangCode?: string | null | undefined;
  readonly isStock?: Flag;
  readonly weekPromise?: Amount;
  readonly farWeek?: Amount;
  readonly creditModel?: Amount;
}

/** One change, with its sentence. */
export interface LineChange {
  readonly field:
    | 'gone'
    | 'unreadable'
    | 'price'
    | 'priceType'
    | 'priceVersion'
    | 'shares'
    | 'stock'
    | 'weekPromise'
    | 'farWeek'
    | 'creditModel';
  readonly text: string;
}

/** All changes of one line. */
export interface LineDifference {
  readonly productCode: string;
  readonly changes: readonly LineChange[];
  /** Yuan that the line now costs more, negative for less; a line that is gone costs all of it less. Undefined where a price or number cannot be read. */
  readonly effect: Money | undefined;
  /** Whether the wanted pieces can be ordered as things are. */
  readonly isOrderable: boolean;
}

const PROMISES = [
  ['weekPromise', '周承诺'],
  ['farWeek', '远周次'],
  ['creditModel', '信用模式'],
] as const;

// The wire says none as '0', and often says nothing at all.
function promise(value: Amount): string {
  return isGiven(value) ? String(value) : '0';
}

function promiseName(value: string): string {
  return value === '0' ? '无' : value;
}

/** A value that blocks an order because it cannot be read; an absent price is left to the server (CART-06). */
function unreadable({ price: was, number }: LineFacts, { price, stock }: LineFacts): LineChange | undefined {
  const names = [
    ...(!isAmount(price) && (isGiven(price) || isAmount(was)) ? ['单价'] : []),
    ...(isAmount(number) ? [] : ['数量']),
    ...(isUnread(stock) ? ['库存'] : []),
  ];
  return names.length > 0
    ? { field: 'unreadable', text: `${names.join('、')}无法识别，暂不能订购` }
    : undefined;
}

const GONE_PRICES = { ended: '已结束', usedUp: '的数量已用完' } as const;

/**
 * The type of a price that came without one, or was kept before its type was: that of the price which costs the same
 * today, else the ordinary one, which the wire means by none (CART-01).
 */
export function paidType(
  { priceType, price }: Pick<LineFacts, 'priceType' | 'price'>,
  today: readonly Pick<LineFacts, 'priceType' | 'price'>[],
): string {
  if (priceType) return priceType;
  const same = today.find((item) => compareAmounts(item.price, price) === 0);
  return same?.priceType || 'PT';
}

/** Another type of price holds now: the two are named, each with its amount, and not compared. */
function typeChange(before: LineFacts, now: LineFacts): LineChange | undefined {
  const { price } = before;
  const { formerPrice } = now;
  const was = paidType(before, [now]);
  const is = now.priceType || 'PT';
  if (was === is || !isAmount(now.price)) return undefined;
  const reason =
    was === 'PT' ? '' : `${priceTypeName(was)}${formerPrice ? GONE_PRICES[formerPrice] : '现在不适用'}，`;
  const paid = isAmount(price) ? `（原${priceTypeName(was)} ${formatMoney(price)} 元）` : '';
  return {
    field: 'priceType',
    text: `${reason}现按${priceTypeName(is)} ${formatMoney(now.price)} 元${paid}`,
  };
}

function priceChanges(before: LineFacts, now: LineFacts): readonly LineChange[] {
  const type = typeChange(before, now);
  if (type) return [type];
  const changes: LineChange[] = [];
  if (isAmount(now.price) && compareAmounts(before.price, now.price) !== 0) {
    const was = isAmount(before.price) ? `${formatMoney(before.price)} 元` : '未知';
    changes.push({ field: 'price', text: `单价由 ${was}变为 ${formatMoney(now.price)} 元` });
  }
  if (before.priceVersion && now.priceVersion && before.priceVersion !== now.priceVersion) {
    changes.push({
      field: 'priceVersion',
      text: `价格版本由 ${before.priceVersion} 变为 ${now.priceVersion}`,
    });
  }
  return changes;
}

/** Whether the server reports the product out of stock, independent of the figure. */
export function isOutOfStock({ isStock }: LineFacts): boolean {
  return isStock !== undefined && isStock !== null && !isOn(isStock);
}

/**
 * An absent stock does not block an order; the server decides.
 * @param taken pieces that earlier lines of the product take from the same stock
 */
function stockChange(requested: Amount, now: LineFacts, taken: number): LineChange | undefined {
  const { stock } = now;
  if (isOutOfStock(now)) return { field: 'stock', text: '暂时无货' };
  if (!isGiven(stock) || compareAmounts(stock, sumFigures([requested, taken])) !== -1) return undefined;
  const others = taken > 0 ? `，其他行已占 ${taken} 台` : '';
  return { field: 'stock', text: `库存不足：需要 ${requested} 台，现有 ${stock} 台${others}` };
}

function promiseChanges(before: LineFacts, now: LineFacts): readonly LineChange[] {
  return PROMISES.flatMap(([field, label]): LineChange[] => {
    const [was, is] = [promise(before[field]), promise(now[field])];
    return was === is ? [] : [{ field, text: `${label}由 ${promiseName(was)} 变为 ${promiseName(is)}` }];
  });
}

function difference(before: LineFacts, now: LineFacts | undefined, taken: number): LineDifference {
  const { productCode, number } = before;
  const cost = orderPrice([before]);
  if (!now) {
    const changes: LineChange[] = [{ field: 'gone', text: '该产品已不可订' }];
    return { productCode, changes, effect: subtractAmounts(0, cost), isOrderable: false };
  }
  const obstacle = unreadable(before, now) ?? stockChange(number, now, taken);
  const changes = [
    ...priceChanges(before, now),
    ...(obstacle ? [obstacle] : []),
    ...promiseChanges(before, now),
  ];
  const isKnown = isAmount(before.price) && isAmount(now.price);
  const effect = isKnown ? subtractAmounts(orderPrice([{ price: now.price, number }]), cost) : undefined;
  return { productCode, changes, effect, isOrderable: !obstacle };
}

type IsClose = (line: LineFacts, other: LineFacts) => boolean;

const isSameType: IsClose = (line, other) => (line.priceType || 'PT') === (other.priceType || 'PT');
const isSamePrice: IsClose = (line, other) =>
  isSameType(line, other) && compareAmounts(line.price, other.price) === 0;
const isSameVersion: IsClose = (line, other) =>
  isSamePrice(line, other) && (line.priceVersion || '') === (other.priceVersion || '');

/** How close two lines of a product are, the closest first. */
const CLOSE: readonly IsClose[] = [isSameVersion, isSamePrice, isSameType, () => true];

/** The partner of each line among other lines of its product, each of them once, the closest ones first. */
function partners<Other extends LineFacts>(
  lines: readonly LineFacts[],
  others: readonly Other[],
): readonly (Other | undefined)[] {
  const open = new Map(
    [...grouped(others, ({ productCode }) => productCode)].map(([code, group]) => [code, [...group]]),
  );
  const found = new Map<number, Other>();
  for (const isClose of CLOSE) {
    for (const [at, line] of lines.entries()) {
      const left = open.get(line.productCode) ?? [];
      const place = found.has(at) ? -1 : left.findIndex((other) => isClose(line, other));
      const [partner] = place < 0 ? [] : left.splice(place, 1);
      if (partner) found.set(at, partner);
    }
  }
  return lines.map((_, at) => found.get(at));
}

function closest(line: LineFacts, others: readonly LineFacts[]): LineFacts | undefined {
  return partners([line], others)[0];
}

/**
 * The lines of an entry of the cart as they were first seen, with the pieces that are wanted of them now (CART-06). Two
 * lines of one product are told apart by price type, price and version. A line that was not there then is as it is; one
 * of a product that is there no more stays, and has no pieces.
 * @param seen the facts that were kept
 * @param lines the lines of the entry now
 */
export function seenLines(seen: readonly LineFacts[], lines: readonly LineFacts[]): readonly LineFacts[] {
  const before = partners(lines, seen);
  const codes = new Set(lines.map(({ productCode }) => productCode));
  return [
    ...lines.map((line, at) => ({ ...(before[at] ?? line), number: line.number })),
    ...seen.filter(({ productCode }) => !codes.has(productCode)),
  ];
}

/**
 * The lines that changed since `before`, each with its changes and their cost, in the order of `before`. Used before
 * settlement and when an old order is put into the cart again (ORDER-01). Lines of one product are told apart by the type
 * of their price and the price, and share its stock.
 * @param now the products as they are; one that is missing can no longer be ordered
 */
export function lineDifferences(
  before: readonly LineFacts[],
  now: readonly LineFacts[],
): readonly LineDifference[] {
  const partnerOf = partners(before, now);
  const byProduct = grouped(now, ({ productCode }) => productCode);
  const taken = new Map<string, number>();
  return before
    .map((line, at) => {
      // A product that stands once stands for all its lines.
      const partner = partnerOf[at] ?? closest(line, byProduct.get(line.productCode) ?? []);
      const stockKey = `${line.productCode} ${partner?.yuncangCode ?? ''}`;
      const others = taken.get(stockKey) ?? 0;
      const lineDifference = difference(line, partner, others);
      const pieces = readFigure(line.number);
      if (lineDifference.isOrderable && pieces !== undefined) taken.set(stockKey, others + pieces);
      return lineDifference;
    })
    .filter(({ changes }) => changes.length > 0);
}

/** The extra cost of all differences together, in yuan; negative for less, undefined where one has none (ORDER-01). */
export function differenceTotal(differences: readonly LineDifference[]): Money | undefined {
  return sumAmounts(differences.map(({ effect }) => effect));
}
