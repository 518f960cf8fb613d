import { productOf } from '../catalogue/goods';
import { isWholePack, packOf } from '../catalogue/packages';
import { stockRow } from '../catalogue/products';
import type { Envelope } from '../memory/examples';
import { type Fields, list, number, text, texts } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import {
  appendEntry,
  available,
  CART_LIMIT,
  defaultShipTo,
  type Entry,
  type EntryLine,
  entriesOf,
  entryByCompose,
  entryRow,
  removeEntries,
} from './cart-entries';
import { type EntryTerms, limitOf } from './entry-terms';

export const cartHandlers: Handlers = {
  listCart: (dealer, { params, input, done }) => {
    const entries = entriesOf(dealer, params['saletoCode'] ?? '').filter((entry) =>
      isShown(dealer, entry, input),
    );
    return done(
      entries.map((entry, index) => ({ ...entryRow(dealer, entry, params['sendtoCode'] ?? ''), index })),
    );
  },

  listCachedCart: (dealer, { params, done }) => {
    const saletoCode = params['saletoCode'] ?? '';
    const sendtoCode = defaultShipTo(dealer, saletoCode);
    return done(
      entriesOf(dealer, saletoCode).map((entry, index) => ({
        ...entryRow(dealer, entry, sendtoCode),
        index,
      })),
    );
  },

  getCartCount: (dealer, { params, done }) => {
    const saletoCode = params['id'] ?? '';
    const sendtoCode = defaultShipTo(dealer, saletoCode);
    return done(
      entriesOf(dealer, saletoCode).filter((entry) => available(dealer, entry, sendtoCode) >= 1).length,
    );
  },

  addToCart: (dealer, call) => added(dealer, call, [call.input]),
  addListToCart: (dealer, call) => added(dealer, call, list(call.input, 'cartList')),

  updateCartNumber: (dealer, { input, done, refuse }) => {
    const entry = entryByCompose(dealer, text(input, 'composeId'));
    if (!entry) return refuse('entryGone');
    const { most, sentence } = limitOf(dealer, entry, defaultShipTo(dealer, entry.saletoCode));
    const units = number(input, 'number');
    if (units > most)
      return refuse('stockShort', most > 0 ? `${sentence}，请减少数量` : '该商品已无库存，请删除');
    entry.number = units;
    return done();
  },

  deleteCartEntries: (dealer, { input, done, refuse }) =>
    removeEntries(dealer, texts(input, 'idList')) > 0 ? done() : refuse('entryGone'),

  refreshCartStock: (dealer, { input, done }) => {
    const products = texts(input, 'productCodeList').flatMap((code) => productOf(dealer, code) ?? []);
    return done(products.map((product) => stockRow(dealer, product, text(input, 'sendtoCode'))));
  },
};

function isShown(dealer: Dealer, entry: Entry, input: Fields): boolean {
  const [industry, flag, code] = [
    text(input, 'industryCode'),
    text(input, 'yunCang'),
    text(input, 'yuncangCode'),
  ];
  const isIndustry = entry.lines.some((line) => productOf(dealer, line.productCode)?.category === industry);
  return (
    (industry === '' || isIndustry) &&
    (flag === '' || entry.yuncangType === flag) &&
    (code === '' || entry.yuncangCode === code)
  );
}

/** All payloads are added or none: the first fault refuses the complete call (CART-08). */
function added(dealer: Dealer, { input, done, refuse }: Call, payloads: readonly Fields[]): Envelope {
  const saletoCode = text(payloads[0] ?? input, 'saletoCode');
  const fresh = new Set(payloads.filter((payload) => !equalEntry(dealer, payload)).map(keyOf));
  if (entriesOf(dealer, saletoCode).length + fresh.size > CART_LIMIT) return refuse('cartFull');
  const short = payloads
    .map((payload) => shortage(dealer, payload))
    .find((sentence) => sentence !== undefined);
  if (short) return refuse('soldOut', short);
  for (const payload of payloads) addOne(dealer, payload);
  return done();
}

/** The shortage of an entry, as the sentence for the user. */
function shortage(dealer: Dealer, payload: Fields): string | undefined {
  const lines = linesOf(payload);
  const unknown = lines.find((line) => !productOf(dealer, line.productCode));
  if (unknown) return `没有产品 ${unknown.productCode}，请核对产品编码`;
  const product = productOf(dealer, lines[0]?.productCode ?? '');
  const terms = termsOf(payload);
  const pack = packOf(dealer, terms.activityType, terms.activityId);
  if (pack && !isWholePack(pack, lines)) return `${pack.name}的内容已变更，请刷新套餐后重新加入`;
  const { most, sentence } = limitOf(dealer, terms, text(payload, 'sendtoCode'));
  if (most <= 0)
    return product?.isWithdrawn
      ? `${product.model}已停产退市且无库存，无法销售`
      : `${product?.name ?? ''}库存不足，无法加入购物车`;
  const held = equalEntry(dealer, payload)?.number ?? 0;
  if (held + number(payload, 'number', 1) <= most) return undefined;
  const hint = held > 0 ? `购物车中已有 ${held} ${pack ? '套' : '台'}，` : '';
  return `${pack?.name ?? product?.name ?? ''}${sentence}，${hint}请减少数量`;
}

function addOne(dealer: Dealer, payload: Fields): void {
  const equal = equalEntry(dealer, payload);
  if (equal) {
    equal.number += number(payload, 'number');
    return;
  }
  appendEntry(dealer, {
    saletoCode: text(payload, 'saletoCode'),
    activityType: number(payload, 'activityType', 1),
    activityId: text(payload, 'activityId'),
    yuncangType: text(payload, 'yuncangType'),
    yuncangCode: text(payload, 'yuncangCode'),
    number: number(payload, 'number', 1),
    lines: linesOf(payload),
  });
}

function linesOf(payload: Fields): readonly EntryLine[] {
  const units = number(payload, 'number', 1);
  return list(payload, 'productList').map((line) => ({
    productCode: text(line, 'productCode'),
    perUnit: Math.max(1, Math.round(number(line, 'number', units) / units)),
    priceType: text(line, 'priceType') || 'PT',
    facts: {},
  }));
}

function equalEntry(dealer: Dealer, payload: Fields): Entry | undefined {
  return entriesOf(dealer, text(payload, 'saletoCode')).find((entry) => keyOfEntry(entry) === keyOf(payload));
}

/** Entries with one key are one entry: the same products under the same activity, price and warehouse. */
function keyOf(payload: Fields): string {
  return keyOfParts(termsOf(payload));
}

function termsOf(payload: Fields): EntryTerms {
  return {
    activityType: number(payload, 'activityType', 1),
    activityId: text(payload, 'activityId'),
    yuncangCode: text(payload, 'yuncangCode'),
    lines: linesOf(payload),
  };
}

function keyOfEntry({ activityType, activityId, yuncangCode, lines }: Entry): string {
  return keyOfParts({ activityType, activityId, yuncangCode, lines });
}

function keyOfParts(parts: EntryTerms): string {
  const products = parts.lines.map((line) => `${line.productCode}:${line.priceType}:${line.perUnit}`);
  return [parts.activityType, parts.activityId, parts.yuncangCode, ...products].join('|');
}
