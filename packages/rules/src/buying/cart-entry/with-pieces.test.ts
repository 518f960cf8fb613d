import { describe, expect, it } from 'vitest';
import { withPieces, withStock } from './index';

const line = { productCode: 'A', number: 2, price: '10.00' };
const entry = { id: 1, activityType: 1, number: 2, productList: [line] };

describe('an entry with another quantity', () => {
  it('CART-06 has the number in its line and the total of it', () => {
    expect(withPieces(entry, 5)).toEqual({
      ...entry,
      number: 5,
      productList: [{ ...line, number: 5 }],
      totalPrice: 50,
    });
  });

  it('CART-06 of a package keeps the share of each line', () => {
    const parts = [line, { productCode: 'B', number: '4', price: 1 }];
    const { productList, totalPrice } = withPieces({ ...entry, productList: parts }, 3);
    expect([productList.map(({ number }) => number), totalPrice]).toEqual([[3, 6], 36]);
  });

  it('CART-06 rounds a share that is no whole number of pieces', () => {
    const { productList } = withPieces({ ...entry, number: 3, productList: [line] }, 4);
    expect(productList.map(({ number }) => number)).toEqual([3]);
  });

  it('CART-06 whose number was 0 has the new one in each line', () => {
    expect(withPieces({ ...entry, number: 0 }, 4).productList[0]?.number).toBe(4);
  });

  it.each([
    { ...entry, number: '两台' },
    { ...entry, productList: [{ ...line, number: '—' }] },
  ])('CART-06 of which a number cannot be read has no number and no total, and not 0: %o', (unread) => {
    const { productList, totalPrice } = withPieces(unread, 4);
    expect([productList[0]?.number, totalPrice]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('entries with fresh stock', () => {
  const stocked = { ...entry, productList: [{ ...line, stock: 9 }] };

  it('CART-06 take the stock of the centre, and keep what the answer does not name', () => {
    const other = { ...stocked, productList: [{ ...line, productCode: 'B', stock: 9 }] };
    const [first, second] = withStock([stocked, other], [{ productCode: 'A', stock: 1 }]);
    expect(first?.productList).toEqual([{ ...line, stock: 1 }]);
    expect(second).toBe(other);
  });

  it('CART-06 take no stock that names no product, not even for a line that has lost its code', () => {
    const lost: unknown = undefined;
    const entry = { ...stocked, productList: [{ ...line, productCode: lost as string, stock: 9 }] };
    expect(withStock([entry], [{ productCode: lost as string, stock: 0 }])[0]).toBe(entry);
  });

  it('CART-06 keep the stock of a cloud warehouse, of which the answer does not speak', () => {
    const cloud = { ...stocked, productList: [{ ...line, stock: 9, yuncangCode: 'YC01' }] };
    expect(withStock([cloud], [{ productCode: 'A', stock: 1 }])[0]?.productList[0]?.stock).toBe(9);
  });
});
