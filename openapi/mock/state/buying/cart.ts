import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { productOf } from '../catalogue/goods';
import { isWholePack, packOf } from '../catalogue/packages';
import { productsOf, stockRow } from '../catalogue/products';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { doneUnless, type Refused } from '../resources/transition';
import { handle } from '../resources/typed-handler';
import {
  appendEntry,
  available,
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
  ...handle('listCart', ({ dealer, params, input, done }) => {
    const entries = entriesOf(dealer, params.saletoCode).filter((entry) => isShown(dealer, entry, input));
    return done(entries.map((entry, index) => ({ ...entryRow(dealer, entry, params.sendtoCode), index })));
  }),

  ...handle('listCachedCart', ({ dealer, params: { saletoCode }, done }) => {
    const sendtoCode = defaultShipTo(dealer, saletoCode);
    return done(
      entriesOf(dealer, saletoCode).map((entry, index) => ({
        ...entryRow(dealer, entry, sendtoCode),
        index,
      })),
    );
  }),

  ...handle('getCartCount', ({ dealer, params, done }) => {
    const saletoCode = params.id;
    const sendtoCode = defaultShipTo(dealer, saletoCode);
    return done(
      entriesOf(dealer, saletoCode).filter((entry) => available(dealer, entry, sendtoCode) >= 1).length,
    );
  }),

  ...handle('addToCart', (call) => doneUnless(call, addAll(call.dealer, [call.input]))),
  ...handle('addListToCart', (call) => doneUnless(call, addAll(call.dealer, call.input.cartList))),

  ...handle('updateCartNumber', ({ dealer, input, done, refuse }) => {
    const entry = entryByCompose(dealer, input.composeId);
    if (!entry) return refuse('entryGone');
    const { most, sentence } = limitOf(dealer, entry, defaultShipTo(dealer, entry.saletoCode));
    const units = input.number;
    if (units > most)
      return refuse('stockShort', most > 0 ? `${sentence}，请减少数量` : '该商品已无库存，请删除');
    entry.number = units;
    return done();
  }),

  ...handle('deleteCartEntries', ({ dealer, input, done, refuse }) =>
    removeEntries(dealer, input.idList) > 0 ? done() : refuse('entryGone'),
  ),

  ...handle('refreshCartStock', ({ dealer, input, done }) => {
    const products = productsOf(dealer, input.productCodeList);
    return done(products.map((product) => stockRow(dealer, product, input.sendtoCode)));
  }),
};

function isShown(dealer: Dealer, entry: Entry, filter: Body<'listCart'>): boolean {
  const { industryCode, yunCang, yuncangCode } = filter;
  const isOfIndustry = (code: string) =>
    entry.lines.some(({ productCode }) => productOf(dealer, productCode)?.category === code);
  return (
    (!industryCode || isOfIndustry(industryCode)) &&
    (!yunCang || entry.yuncangType === yunCang) &&
    (!yuncangCode || entry.yuncangCode === yuncangCode)
  );
}

type Payload = Body<'addToCart'>;

/** Adds all payloads or none: the first fault refuses the complete call (CART-08). */
function addAll(dealer: Dealer, payloads: readonly Payload[]): Refused | undefined {
  const saletoCode = payloads[0]?.saletoCode ?? '';
  const fresh = new Set(payloads.filter((payload) => !equalEntry(dealer, payload)).map(keyOf));
  if (entriesOf(dealer, saletoCode).length + fresh.size > CART_LIMIT) return 'cartFull';
  const short = payloads
    .map((payload) => shortage(dealer, payload))
    .find((sentence) => sentence !== undefined);
  if (short) return ['soldOut', short];
  for (const payload of payloads) addOne(dealer, payload);
  return undefined;
}

/** The shortage of an entry, as the sentence for the user. */
function shortage(dealer: Dealer, payload: Payload): string | undefined {
  const lines = linesOf(payload);
  const unknown = lines.find((line) => !productOf(dealer, line.productCode));
  if (unknown) return `没有产品 ${unknown.productCode}，请核对产品编码`;
  const product = productOf(dealer, lines[0]?.productCode ?? '');
  const terms = termsOf(payload);
  const pack = packOf(dealer, terms.activityType, terms.activityId);
  if (pack && !isWholePack(pack, lines)) return `${pack.name}的内容已变更，请刷新套餐后重新加入`;
  const { most, sentence } = limitOf(dealer, terms, payload.sendtoCode);
  if (most <= 0)
    return product?.isWithdrawn
      ? `${product.model}已停产退市且无库存，无法销售`
      : `${product?.name ?? ''}库存不足，无法加入购物车`;
  const held = equalEntry(dealer, payload)?.number ?? 0;
  if (held + payload.number <= most) return undefined;
  const hint = held > 0 ? `购物车中已有 ${held} ${pack ? '套' : '台'}，` : '';
  return `${pack?.name ?? product?.name ?? ''}${sentence}，${hint}请减少数量`;
}

function addOne(dealer: Dealer, payload: Payload): void {
  const equal = equalEntry(dealer, payload);
  if (equal) {
    equal.number += payload.number;
    return;
  }
  const { saletoCode, activityType, activityId = '', yuncangType = '', yuncangCode = '', number } = payload;
  appendEntry(dealer, {
    saletoCode,
    activityType,
    activityId,
    yuncangType,
    yuncangCode,
    number,
    lines: linesOf(payload),
  });
}

function linesOf({ number: units, productList }: Payload): readonly EntryLine[] {
  return productList.map(({ productCode, number, priceType }) => ({
    productCode,
    perUnit: Math.max(1, Math.round(number / units)),
    priceType: priceType || 'PT',
    facts: {},
  }));
}

function equalEntry(dealer: Dealer, payload: Payload): Entry | undefined {
  return entriesOf(dealer, payload.saletoCode).find((entry) => keyOfEntry(entry) === keyOf(payload));
}

/** Entries with one key are one entry: the same products under the same activity, price and warehouse. */
function keyOf(payload: Payload): string {
  return keyOfTerms(termsOf(payload));
}

function termsOf(payload: Payload): EntryTerms {
  const { activityType, activityId = '', yuncangCode = '' } = payload;
  return { activityType, activityId, yuncangCode, lines: linesOf(payload) };
}

function keyOfEntry({ activityType, activityId, yuncangCode, lines }: Entry): string {
  return keyOfTerms({ activityType, activityId, yuncangCode, lines });
}

function keyOfTerms(terms: EntryTerms): string {
  const products = terms.lines.map((line) => `${line.productCode}:${line.priceType}:${line.perUnit}`);
  return [terms.activityType, terms.activityId, terms.yuncangCode, ...products].join('|');
}
