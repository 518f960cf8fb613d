import { matchesKeyword } from '@dealer-portal/rules/search';
import { type Fields, fields, list, number, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { allGoods, type Good, good, priceCents, stockOf } from './goods';
import { isUnderTab } from './search-tabs';

/** How many suggestions the search box gets. */
const SUGGESTED = 10;

export const productHandlers: Handlers = {
  queryProducts: (dealer, { input, done }) => {
    const found = allGoods(dealer).filter((one) => isWanted(dealer, one, input));
    return done(
      pageOf(
        sorted(dealer, found, input).map((one) => one.facts),
        input,
      ),
    );
  },

  listPrices: (dealer, call) =>
    call.done(
      wantedGoods(dealer, call).map((one) => ({
        ...one.price,
        price: toYuan(
          priceCents(dealer, one, { sendtoCode: text(call.input, 'sendtoCode'), priceType: 'PT' }),
        ),
      })),
    ),

  listStock: (dealer, call) =>
    call.done(wantedGoods(dealer, call).map((one) => stockRow(dealer, one, text(call.input, 'sendtoCode')))),

  /** The examples' days, at the price that the product has. */
  listDailySalesPrices: (dealer, { input, done }) => {
    const one = good(dealer, text(input, 'materialCode'));
    if (!one) return done([]);
    const price = toYuan(priceCents(dealer, one, { sendtoCode: dealer.persona.saletoCode, priceType: 'PT' }));
    return done(exampleRows(dealer, 'listDailySalesPrices').map((day) => ({ ...day, price })));
  },

  suggestProductModels: (dealer, { input, done }) => {
    const found = allGoods(dealer).filter((one) => isNamed(one, text(input, 'keyword')));
    return done(
      found
        .slice(0, SUGGESTED)
        .map(({ code, model, name }) => ({ productCode: code, productModel: model, productName: name })),
    );
  },

  validateProducts: (dealer, { input, done }) =>
    done(list(input, 'productList').map((line) => validated(dealer, line, text(input, 'sendtoCode')))),

  calculateReplenishment: (dealer, { input, done, refuse }) => {
    const one = good(dealer, text(input, 'productCode'));
    if (!one || one.isWithdrawn) return refuse('refused');
    const wanted = number(input, 'number');
    const stockDeliveryNum = Math.min(wanted, stockOf(dealer, one, text(input, 'sendtoCode')));
    return done({ stockDeliveryNum, reserveDeliveryNum: wanted - stockDeliveryNum });
  },
};

/** Stock of one product at a ship-to, in the form of ProductStock. */
export function stockRow(dealer: Dealer, one: Good, sendtoCode: string): Fields {
  const stock = stockOf(dealer, one, sendtoCode);
  return { ...one.stock, stock, isStock: stock > 0 ? 1 : 0 };
}

function wantedGoods(dealer: Dealer, { input }: Call): readonly Good[] {
  return texts(input, 'productCodeList').flatMap((code) => good(dealer, code) ?? []);
}

function validated(dealer: Dealer, line: Fields, sendtoCode: string): Fields {
  const productCode = text(line, 'productCode');
  const one = good(dealer, productCode);
  if (!one) return { productCode, valid: false, maxNumber: 0, msg: '没有该产品，请核对产品编码' };
  const maxNumber = stockOf(dealer, one, sendtoCode);
  const valid = number(line, 'number') <= maxNumber;
  if (valid) return { productCode, valid, maxNumber, msg: '' };
  const withdrawn =
    maxNumber > 0 ? `该产品已停产退市，最多可购中心库存${maxNumber}台` : '该产品已停产退市且无库存，无法销售';
  return {
    productCode,
    valid,
    maxNumber,
    msg: one.isWithdrawn ? withdrawn : `库存仅剩${maxNumber}台，请减少数量`,
  };
}

function isWanted(dealer: Dealer, one: Good, input: Fields): boolean {
  const [code, category, stockType] = [
    text(input, 'productCode'),
    text(input, 'categoryCode'),
    text(input, 'stockType'),
  ];
  if (code !== '' && one.code !== code) return false;
  if (category !== '' && !isInCategory(dealer, one, category)) return false;
  if (stockType !== '' && !stockType.split(',').includes(text(one.facts, 'stockType'))) return false;
  if (!isUnderTab(dealer, one, text(input, 'searchTab'))) return false;
  if (input['isNewProduct'] === 1 && one.facts['isNewProduct'] !== 1) return false;
  const [name, value] = [text(input, 'attributeName'), text(input, 'attributeValue')];
  const attributes = list(one.facts, 'attributes');
  if (
    name !== '' &&
    !attributes.some((own) => own['name'] === name && (value === '' || own['value'] === value))
  )
    return false;
  return isNamed(one, text(input, 'keyword'));
}

/** Code, model, name or category hold the keyword (SEARCH-01). */
export function isNamed(one: Good, keyword: string): boolean {
  return matchesKeyword([one.code, one.model, one.name, text(one.facts, 'categoryName')], keyword);
}

/** Assumption: products carry their top category only, so a sub-category is recognised by its title in the name. */
function isInCategory(dealer: Dealer, one: Good, wanted: string): boolean {
  if (one.category === wanted) return true;
  const categories = list({ rows: dealer.example('listCategories') }, 'rows');
  const top = categories.find((category) => list(category, 'subCats').some((sub) => sub['code'] === wanted));
  if (!top || top['code'] !== one.category) return false;
  const sub = fields(list(top, 'subCats').find((own) => own['code'] === wanted));
  const title = text(sub, 'title').replace(text(top, 'title'), '') || text(sub, 'title');
  const isTitled = (candidate: Good) =>
    `${candidate.name}${JSON.stringify(candidate.facts['attributes'])}`.includes(title);
  const siblings = allGoods(dealer).filter((candidate) => candidate.category === one.category);
  return isTitled(one) || !siblings.some(isTitled);
}

function sorted(dealer: Dealer, found: readonly Good[], input: Fields): readonly Good[] {
  const sendtoCode = text(input, 'sendtoCode');
  const price = (one: Good) => priceCents(dealer, one, { sendtoCode, priceType: 'PT' });
  switch (text(input, 'sort')) {
    case 'priceAsc':
      return [...found].sort((left, right) => price(left) - price(right));
    case 'priceDesc':
      return [...found].sort((left, right) => price(right) - price(left));
    case 'stockDesc':
      return [...found].sort(
        (left, right) => stockOf(dealer, right, sendtoCode) - stockOf(dealer, left, sendtoCode),
      );
    default:
      return found;
  }
}
