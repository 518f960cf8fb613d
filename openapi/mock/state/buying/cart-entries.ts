import { isSecondSoldTo } from '../../acting-persona';
import { shipTosOf } from '../account/customer';
import { type Product, priceCents, productOf, specialsOf } from '../catalogue/goods';
import { packOf } from '../catalogue/packages';
import { policyOf, specialOf } from '../catalogue/special-prices';
import { present } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import { creditModelNameOf, creditModelOf, toleranceOf } from './credit-terms';
import { limitOf, lineCents, lineStock } from './entry-terms';

/** An entry as the description shows it. */
type CartRow = RowOf<'listCart'>;

/** A product of an entry; `perUnit` units of it belong to one unit of the entry. */
export interface EntryLine {
  readonly productCode: string;
  readonly perUnit: number;
  readonly priceType: string;
  /** The example's facts of this line in addition to price and stock. */
  readonly facts: Partial<CartRow['productList'][number]>;
}

/** An entry of the cart as it is remembered; price and stock are looked up whenever it is shown. */
export interface Entry {
  readonly id: string;
  readonly composeId: string;
  readonly saletoCode: string;
  readonly activityType: number;
  readonly activityId: string;
  readonly yuncangType: string;
  readonly yuncangCode: string;
  readonly lines: readonly EntryLine[];
  number: number;
}

interface Cart {
  entries: Entry[];
  /** The number of the next entry. */
  next: number;
}

const SECOND_UNITS = 7;

const cartOf = slice('cart', (dealer): Cart => {
  const rows = dealer.example('listCart');
  // The second sold-to has put one entry aside, of another number.
  const cartRows = isSecondSoldTo(dealer.world, dealer.persona) ? rows.slice(0, 1) : rows;
  const entries = cartRows.map((row) =>
    seedEntry(dealer, cartRows === rows ? row : { ...row, number: SECOND_UNITS }),
  );
  return { entries, next: Math.max(90000, ...entries.map((entry) => Number(entry.id))) + 1 };
});

function seedEntry(dealer: Dealer, row: CartRow): Entry {
  const { id, composeId, activityType, activityId = '', number, productList } = row;
  const { yuncangType = '', yuncangCode = '' } = productList[0] ?? {};
  return {
    id,
    composeId,
    saletoCode: dealer.persona.saletoCode,
    activityType,
    activityId,
    yuncangType,
    yuncangCode,
    number,
    lines: productList.map((line) => ({
      productCode: line.productCode,
      perUnit: line.number / number,
      priceType: line.priceType || 'PT',
      facts: line,
    })),
  };
}

/** The entries of a sold-to in the order in which they were added. */
export function entriesOf(dealer: Dealer, saletoCode: string): readonly Entry[] {
  return cartOf(dealer).entries.filter((entry) => entry.saletoCode === saletoCode);
}

/** An entry by its composeId. */
export function entryByCompose(dealer: Dealer, composeId: string): Entry | undefined {
  return cartOf(dealer).entries.find((entry) => entry.composeId === composeId);
}

/** Puts a new entry at the end; its ids are given here. */
export function appendEntry(dealer: Dealer, entry: Omit<Entry, 'id' | 'composeId'>): void {
  const cart = cartOf(dealer);
  cart.entries.push({ ...entry, id: String(cart.next), composeId: `C${cart.next}` });
  cart.next += 1;
}

/** Takes entries out; returns how many there were. */
export function removeEntries(dealer: Dealer, ids: readonly string[]): number {
  const cart = cartOf(dealer);
  const before = cart.entries.length;
  cart.entries = cart.entries.filter((entry) => !ids.includes(entry.id));
  return before - cart.entries.length;
}

/** Units of an entry that can still be ordered: stock, special price and package set the limit. */
export function available(dealer: Dealer, entry: Entry, sendtoCode: string): number {
  return limitOf(dealer, entry, sendtoCode).most;
}

/** The default ship-to of a sold-to, where a call names none. */
export function defaultShipTo(dealer: Dealer, saletoCode: string): string {
  const shipTos = shipTosOf(dealer, saletoCode);
  return (shipTos.find((shipTo) => shipTo.isDefault === 1) ?? shipTos[0])?.sendtoCode ?? saletoCode;
}

/** An entry as CartEntry shows it, with price and stock at a ship-to (CART-01). */
export function entryRow(dealer: Dealer, entry: Entry, sendtoCode: string): CartRow {
  const lines = entry.lines.flatMap((line) => {
    const product = productOf(dealer, line.productCode);
    return product ? [lineRow(dealer, { entry, line, product, sendtoCode })] : [];
  });
  const cents = lines.reduce((sum, line) => sum + toCents(line.price) * line.number, 0);
  const pack = packOf(dealer, entry.activityType, entry.activityId);
  const first = productOf(dealer, entry.lines[0]?.productCode ?? '');
  return {
    id: entry.id,
    composeId: entry.composeId,
    composeEnable: available(dealer, entry, sendtoCode) >= 1,
    activityType: entry.activityType,
    activityId: entry.activityId,
    number: entry.number,
    totalPrice: toYuan(cents),
    isChecked: false,
    productList: lines,
    ...(pack && { composeName: pack.name, originalPrice: toYuan(pack.original) }),
    ...(first && { priceInfo: priceInfo(dealer, first, sendtoCode) }),
  };
}

interface CartLine {
  readonly entry: Entry;
  readonly line: EntryLine;
  readonly product: Product;
  readonly sendtoCode: string;
}

function lineRow(dealer: Dealer, { entry, line, product, sendtoCode }: CartLine) {
  const stock = lineStock(dealer, product.code, { sendtoCode, yuncangCode: entry.yuncangCode });
  const { weekPromise = '0', farWeek = '0', stockVersion = '' } = product.stock;
  const special = specialOf(dealer, product.code, line.priceType);
  const kuanXian = toleranceOf(dealer);
  return {
    saleOrgCode: '8001',
    ...line.facts,
    productCode: product.code,
    productModel: product.model,
    productName: product.name,
    ...present({ picUrl: product.facts.picUrl }),
    number: line.perUnit * entry.number,
    price: toYuan(lineCents(dealer, entry, { ...line, sendtoCode })),
    priceType: line.priceType,
    priceVersion: (special ? special.facts.versionCode : product.price.priceVersion) ?? '',
    ...(special && line.priceType === 'YJCY' && { priceVersionInfo: policyOf(dealer, special.facts) }),
    stockVersion,
    isStock: stock > 0 ? 1 : 0,
    stock,
    weekPromise,
    farWeek,
    creditModel: creditModelOf(dealer, product.code),
    creditModelName: creditModelNameOf(dealer, product.code),
    ...(kuanXian > 0 && { kuanXian, isCheckKuanXian: 1 }),
    yuncangType: entry.yuncangType,
    yuncangCode: entry.yuncangCode,
  };
}

function priceInfo(dealer: Dealer, product: Product, sendtoCode: string) {
  const common = toYuan(priceCents(dealer, product, { sendtoCode, priceType: 'PT' }));
  const policies = (priceType: string) =>
    specialsOf(dealer, product.code)
      .filter((special) => special.priceType === priceType)
      .map(({ facts }) => policyOf(dealer, facts));
  return {
    version: product.price.priceVersion ?? '',
    commonPrice: { price: common, rebatePolicy: '0' },
    activity: { TJ: policies('TJ'), GC: policies('GC'), YJCY: policies('YJCY') },
  };
}
