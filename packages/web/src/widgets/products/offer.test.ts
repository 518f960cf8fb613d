import { expect, it } from 'vitest';
import { offersOf } from './offer';

/** What the description does not allow, as a server sends it that has lost a field. */
const lost = undefined as unknown as string;

it('HTTP-05 CART-02 a price or a stock that has lost its product is given to no product, not even to one without a code', () => {
  const products = ['A', lost].map((productCode) => ({
    productCode,
    productModel: 'M',
    productName: '',
    categoryCode: '',
  }));
  const offers = offersOf(products, {
    prices: [{ productCode: lost, price: 1, priceVersion: 'V' }],
    policies: [],
    stocks: [{ productCode: lost, stock: 0 }] as never,
    rule: 'best',
    state: 'ready',
  });
  expect(offers.map(({ price, stock }) => [price, stock])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
