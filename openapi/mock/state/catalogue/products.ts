import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { Body, RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { allProducts, NO_PRODUCT, type Product, priceCents, productOf, stockOf } from './goods';
import { categoryHandlers, isNamed, searchProducts } from './product-search';

/** How many suggestions the search box gets. */
const SUGGESTED = 10;

export const productHandlers: Handlers = {
  ...categoryHandlers,
  ...handle('queryProducts', ({ dealer, input, now, done }) => {
    const { products, facets } = searchProducts({ dealer, input, now });
    const rows = sorted(dealer, products, input).map((product) => product.facts);
    return done({ ...pageOf(rows, input), ...(facets && { facets }) });
  }),

  ...handle('listPrices', ({ dealer, input: { productCodeList, sendtoCode }, done }) =>
    done(
      productsOf(dealer, productCodeList).map((product) => ({
        ...product.price,
        price: toYuan(priceCents(dealer, product, { sendtoCode, priceType: 'PT' })),
      })),
    ),
  ),

  ...handle('listStock', ({ dealer, input: { productCodeList, sendtoCode }, done }) =>
    done(productsOf(dealer, productCodeList).map((product) => stockRow(dealer, product, sendtoCode))),
  ),

  /** The examples' days, at the price that the product has. */
  ...handle('listDailySalesPrices', ({ dealer, input, done }) => {
    const product = productOf(dealer, input.materialCode);
    if (!product) return done([]);
    const price = toYuan(
      priceCents(dealer, product, { sendtoCode: dealer.persona.saletoCode, priceType: 'PT' }),
    );
    return done(exampleRows(dealer, 'listDailySalesPrices').map((day) => ({ ...day, price })));
  }),

  ...handle('suggestProductModels', ({ dealer, input, done }) => {
    const products = allProducts(dealer).filter((product) => isNamed(product, input.keyword));
    return done(
      products
        .slice(0, SUGGESTED)
        .map(({ code, model, name }) => ({ productCode: code, productModel: model, productName: name })),
    );
  }),

  ...handle('validateProducts', ({ dealer, input, done }) =>
    done(input.productList.map((line) => validated(dealer, line, input.sendtoCode))),
  ),

  ...handle('calculateReplenishment', ({ dealer, input, done, refuse }) => {
    const product = productOf(dealer, input.productCode);
    if (!product || product.isWithdrawn) return refuse('refused');
    const units = input.number;
    const stockDeliveryNum = Math.min(units, stockOf(dealer, product, input.sendtoCode));
    return done({ stockDeliveryNum, reserveDeliveryNum: units - stockDeliveryNum });
  }),
};

/** Stock of one product at a ship-to, in the form of ProductStock. */
export function stockRow(dealer: Dealer, product: Product, sendtoCode: string): RowOf<'listStock'> {
  const stock = stockOf(dealer, product, sendtoCode);
  return { ...product.stock, stock, isStock: stock > 0 ? 1 : 0 };
}

/** The products of these codes; a code without a product is left out. */
export function productsOf(dealer: Dealer, codes: readonly string[]): readonly Product[] {
  return codes.flatMap((code) => productOf(dealer, code) ?? []);
}

function validated(
  dealer: Dealer,
  { productCode, number }: Body<'validateProducts'>['productList'][number],
  sendtoCode: string,
): RowOf<'validateProducts'> {
  const product = productOf(dealer, productCode);
  if (!product) return { productCode, valid: false, maxNumber: 0, msg: NO_PRODUCT };
  const maxNumber = stockOf(dealer, product, sendtoCode);
  const valid = number <= maxNumber;
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

type ProductFilter = Body<'queryProducts'>;

function sorted(
  dealer: Dealer,
  products: readonly Product[],
  { sendtoCode, sort }: ProductFilter,
): readonly Product[] {
  const price = (product: Product) => priceCents(dealer, product, { sendtoCode, priceType: 'PT' });
  switch (sort) {
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
