import { matchesKeyword } from '@dealer-portal/rules/search';
import { type Fields, fields, list, number, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { allProducts, type Product, priceCents, productOf, stockOf } from './goods';
import { isUnderTab } from './search-tabs';

/** How many suggestions the search box gets. */
const SUGGESTED = 10;

export const productHandlers: Handlers = {
  queryProducts: (dealer, { input, now, done }) => {
    const products = allProducts(dealer)
      .filter((product) => isUnderTab(dealer, product, { tab: text(input, 'searchTab'), now }))
      .filter((product) => isMatch(dealer, product, input));
    return done(
      pageOf(
        sorted(dealer, products, input).map((product) => product.facts),
        input,
      ),
    );
  },

  listPrices: (dealer, call) =>
    call.done(
      requestedProducts(dealer, call).map((requestedProduct) => ({
        ...requestedProduct.price,
        price: toYuan(
          priceCents(dealer, requestedProduct, {
            sendtoCode: text(call.input, 'sendtoCode'),
            priceType: 'PT',
          }),
        ),
      })),
    ),

  listStock: (dealer, call) =>
    call.done(
      requestedProducts(dealer, call).map((requestedProduct) =>
        stockRow(dealer, requestedProduct, text(call.input, 'sendtoCode')),
      ),
    ),

  /** The examples' days, at the price that the product has. */
  listDailySalesPrices: (dealer, { input, done }) => {
    const product = productOf(dealer, text(input, 'materialCode'));
    if (!product) return done([]);
    const price = toYuan(
      priceCents(dealer, product, { sendtoCode: dealer.persona.saletoCode, priceType: 'PT' }),
    );
    return done(exampleRows(dealer, 'listDailySalesPrices').map((day) => ({ ...day, price })));
  },

  suggestProductModels: (dealer, { input, done }) => {
    const products = allProducts(dealer).filter((product) => isNamed(product, text(input, 'keyword')));
    return done(
      products
        .slice(0, SUGGESTED)
        .map(({ code, model, name }) => ({ productCode: code, productModel: model, productName: name })),
    );
  },

  validateProducts: (dealer, { input, done }) =>
    done(list(input, 'productList').map((line) => validated(dealer, line, text(input, 'sendtoCode')))),

  calculateReplenishment: (dealer, { input, done, refuse }) => {
    const product = productOf(dealer, text(input, 'productCode'));
    if (!product || product.isWithdrawn) return refuse('refused');
    const units = number(input, 'number');
    const stockDeliveryNum = Math.min(units, stockOf(dealer, product, text(input, 'sendtoCode')));
    return done({ stockDeliveryNum, reserveDeliveryNum: units - stockDeliveryNum });
  },
};

/** Stock of one product at a ship-to, in the form of ProductStock. */
export function stockRow(dealer: Dealer, product: Product, sendtoCode: string): Fields {
  const stock = stockOf(dealer, product, sendtoCode);
  return { ...product.stock, stock, isStock: stock > 0 ? 1 : 0 };
}

function requestedProducts(dealer: Dealer, { input }: Call): readonly Product[] {
  return texts(input, 'productCodeList').flatMap((code) => productOf(dealer, code) ?? []);
}

function validated(dealer: Dealer, line: Fields, sendtoCode: string): Fields {
  const productCode = text(line, 'productCode');
  const product = productOf(dealer, productCode);
  if (!product) return { productCode, valid: false, maxNumber: 0, msg: '没有该产品，请核对产品编码' };
  const maxNumber = stockOf(dealer, product, sendtoCode);
  const valid = number(line, 'number') <= maxNumber;
  if (valid) return { productCode, valid, maxNumber, msg: '' };
  const withdrawn =
    maxNumber > 0 ? `该产品已停产退市，最多可购中心库存${maxNumber}台` : '该产品已停产退市且无库存，无法销售';
  return {
    productCode,
    valid,
    maxNumber,
    msg: product.isWithdrawn ? withdrawn : `库存仅剩${maxNumber}台，请减少数量`,
  };
}

function isMatch(dealer: Dealer, product: Product, input: Fields): boolean {
  const [code, category, stockType] = [
    text(input, 'productCode'),
    text(input, 'categoryCode'),
    text(input, 'stockType'),
  ];
  if (code !== '' && product.code !== code) return false;
  if (category !== '' && !isInCategory(dealer, product, category)) return false;
  if (stockType !== '' && !stockType.split(',').includes(text(product.facts, 'stockType'))) return false;
  if (input['isNewProduct'] === true && product.facts['isNewProduct'] !== true) return false;
  return hasAttribute(product, input) && isNamed(product, text(input, 'keyword'));
}

/** Whether an attribute has the name and the value that are asked for; either may be left open. */
function hasAttribute({ facts }: Product, input: Fields): boolean {
  const [name, value] = [text(input, 'attributeName'), text(input, 'attributeValue')];
  if (name === '' && value === '') return true;
  return list(facts, 'attributes').some(
    (attribute) =>
      (name === '' || attribute['name'] === name) && (value === '' || attribute['value'] === value),
  );
}

/** Code, model, name or category hold the keyword (SEARCH-01). */
export function isNamed(product: Product, keyword: string): boolean {
  return matchesKeyword(
    [product.code, product.model, product.name, text(product.facts, 'categoryName')],
    keyword,
  );
}

/** Assumption: products carry their top category only, so a sub-category is recognised by its title in the name. */
function isInCategory(dealer: Dealer, product: Product, categoryCode: string): boolean {
  if (product.category === categoryCode) return true;
  const categories = list({ rows: dealer.example('listCategories') }, 'rows');
  const top = categories.find((category) =>
    list(category, 'subCats').some((sub) => sub['code'] === categoryCode),
  );
  if (!top || top['code'] !== product.category) return false;
  const sub = fields(list(top, 'subCats').find((candidate) => candidate['code'] === categoryCode));
  const title = text(sub, 'title').replace(text(top, 'title'), '') || text(sub, 'title');
  const isTitled = (candidate: Product) =>
    `${candidate.name}${JSON.stringify(candidate.facts['attributes'])}`.includes(title);
  const siblings = allProducts(dealer).filter((candidate) => candidate.category === product.category);
  return isTitled(product) || !siblings.some(isTitled);
}

function sorted(dealer: Dealer, products: readonly Product[], input: Fields): readonly Product[] {
  const sendtoCode = text(input, 'sendtoCode');
  const price = (product: Product) => priceCents(dealer, product, { sendtoCode, priceType: 'PT' });
  switch (text(input, 'sort')) {
    case 'priceAsc':
      return [...products].sort((left, right) => price(left) - price(right));
    case 'priceDesc':
      return [...products].sort((left, right) => price(right) - price(left));
    case 'stockDesc':
      return [...products].sort(
        (left, right) => stockOf(dealer, right, sendtoCode) - stockOf(dealer, left, sendtoCode),
      );
    default:
      return products;
  }
}
