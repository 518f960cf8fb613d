import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OfferPrice } from '../price';
import { piecesInCart, savedMoney } from './index';
import { shareByPrice } from './share';

const ordinary: OfferPrice = { priceType: 'PT', priceVersion: 'PV1', price: 1899 };
const special: OfferPrice = {
  priceType: 'TJ',
  priceVersion: 'TJ1',
  price: 1799,
  ordinaryPrice: 1899,
  allowed: 82,
};

it('CART-02 pieces beyond a special price are bought at the ordinary price, less the pieces in the cart', () => {
  expect(shareByPrice({ price: special, ordinary, number: 286, inCart: 20 })).toEqual([
    { price: special, number: 62 },
    { price: ordinary, number: 224 },
  ]);
  expect(shareByPrice({ price: special, ordinary, number: 62, inCart: 20 })).toEqual([
    { price: special, number: 62 },
  ]);
  expect(shareByPrice({ price: special, ordinary, number: 5, inCart: 90 })).toEqual([
    { price: ordinary, number: 5 },
  ]);
});

it('CART-02 without another price, and where a price does not limit, all stays at the chosen one', () => {
  expect(shareByPrice({ price: special, ordinary: undefined, number: 286, inCart: 20 })).toHaveLength(1);
  const open = { ...special, allowed: undefined };
  expect(shareByPrice({ price: open, ordinary, number: 286, inCart: 0 })).toEqual([
    { price: open, number: 286 },
  ]);
  expect(shareByPrice({ price: ordinary, ordinary, number: 3, inCart: 9 })).toEqual([
    { price: ordinary, number: 3 },
  ]);
});

it('CART-02 no piece is lost or added, and no more than is allowed goes at the special price', () => {
  const count = fc.nat(5000);
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 5000 }), (allowed, inCart, number) => {
      const shares = shareByPrice({ price: { ...special, allowed }, ordinary, number, inCart });
      expect(shares.reduce((sum, share) => sum + share.number, 0)).toBe(number);
      const first = shares.find(({ price }) => price.priceType === 'TJ')?.number ?? 0;
      expect(first).toBeLessThanOrEqual(Math.max(0, allowed - inCart));
      expect(shares.every((share) => share.number > 0)).toBe(true);
    }),
  );
});

it('CART-02 the pieces in the cart count by product and price, packages do not', () => {
  const entries = [
    { number: 20, productList: [{ productCode: 'A', priceType: 'TJ' }] },
    { number: '3', productList: [{ productCode: 'A', priceType: 'PT' }] },
    { number: 7, productList: [{ productCode: 'A' }, { productCode: 'B' }] },
    { number: 'x', productList: [{ productCode: 'D', priceType: 'TJ' }] },
    { number: 9, productList: [] },
  ];
  expect([piecesInCart(entries, 'A'), piecesInCart(entries, 'A', 'TJ'), piecesInCart(entries, 'C')]).toEqual([
    23, 20, 0,
  ]);
  // One that cannot be read is no 0: nobody knows how much of a quota is used.
  expect([piecesInCart(entries, 'D'), piecesInCart(entries, 'D', 'PT')]).toEqual([undefined, 0]);
});

it('CART-02 nothing is shared while the pieces in the cart cannot be read, but where no quota binds', () => {
  const wanted = { number: 5, inCart: undefined };
  expect(shareByPrice({ price: { ...special, allowed: 3 }, ordinary, ...wanted })).toEqual([]);
  expect(shareByPrice({ price: ordinary, ordinary, ...wanted })).toEqual([{ price: ordinary, number: 5 }]);
  // The ordinary price is not shared with itself.
  const limited = { ...ordinary, allowed: 3 };
  expect(shareByPrice({ price: limited, ordinary, ...wanted })).toEqual([{ price: limited, number: 5 }]);
});

it('CART-02 a saving counts where the ordinary price is known', () => {
  const saved = savedMoney([
    { price: 1799, ordinary: 1899, number: 62 },
    { price: 1899, number: 224 },
  ]);
  expect(saved).toBe('6200.00');
});

it('CART-02 pieces of a cart whose entry has no list of products are not known', () => {
  const odd: unknown = [{ number: 1, productList: {} }];
  expect(piecesInCart(odd as [], 'A')).toBeUndefined();
});
