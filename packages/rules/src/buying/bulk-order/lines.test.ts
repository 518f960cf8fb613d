import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { readWantedQuantity } from '../../fields/input';
import { type BulkLine, bulkOrderRefusal, bulkRange, bulkTotals, moreLinesRefusal } from './lines';

const FRIDGE = {
  productCode: 'A',
  productModel: 'BCD-536',
  price: 3299,
  activityPrice: 3199,
  minNumber: 20,
  maxNumber: 200,
};
const line = (change: Partial<BulkLine> = {}): BulkLine => ({
  product: FRIDGE,
  groupCode: 'G1',
  number: 20,
  weekCode: '202649',
  ...change,
});

describe('BIG-01 lines of a bulk order', () => {
  it.each([
    ['', { ok: true, quantity: 0 }],
    [' ', { ok: true, quantity: 0 }],
    [' 0 ', { ok: true, quantity: 0 }],
    ['0', { ok: true, quantity: 0 }],
    ['20', { ok: true, quantity: 20 }],
    ['200', { ok: true, quantity: 200 }],
    ['19', { ok: false, refusal: refuse('quantity.tooSmall', { min: 20 }) }],
    ['201', { ok: false, refusal: refuse('quantity.tooLarge', { max: 200 }) }],
    ['二十', { ok: false, refusal: refuse('quantity.digits') }],
  ])('reads %j as %j', (text, read) => {
    expect(readWantedQuantity(text, bulkRange(FRIDGE))).toEqual(read);
  });

  it('has the ordinary limits where the product names none', () => {
    expect(bulkRange({ productCode: 'A' })).toEqual({ min: 1, max: 999_999 });
    expect(bulkRange({ productCode: 'A', minNumber: 0, maxNumber: 0 })).toEqual({ min: 1, max: 999_999 });
  });

  it.each([Number.NaN, 'x', '1.5', '—'])(
    'BIG-01 a limit that is %s is no other limit: nothing is ordered',
    (limit) => {
      const product = { ...FRIDGE, maxNumber: limit };
      expect(readWantedQuantity('500', bulkRange(product))).toEqual({
        ok: false,
        refusal: refuse('quantity.limitsUnread', { limits: ['most'] }),
      });
      expect(readWantedQuantity('', bulkRange(product))).toEqual({ ok: true, quantity: 0 });
      expect(bulkOrderRefusal([line({ product })])).toEqual(
        refuse('bulkOrder.quantity', {
          product: 'BCD-536',
          quantity: refuse('quantity.limitsUnread', { limits: ['most'] }),
        }),
      );
      expect(bulkOrderRefusal([line({ product: { ...FRIDGE, minNumber: limit } })])).toEqual(
        refuse('bulkOrder.quantity', {
          product: 'BCD-536',
          quantity: refuse('quantity.limitsUnread', { limits: ['least'] }),
        }),
      );
    },
  );

  it('adds up pieces, money, saving and the orders that arise', () => {
    const airCon = { productCode: 'B', price: '2199.00', activityPrice: '2099.00' };
    const lines = [line(), line({ product: airCon, groupCode: 'G2', number: 50, weekCode: '202650' })];
    expect(bulkTotals(lines)).toEqual({ units: 70, total: '168930.00', saved: '7000.00', orders: 2 });
    expect(bulkTotals([line(), line({ number: 30 })]).orders).toBe(1);
    expect(bulkTotals([line(), line({ groupCode: 'G2' })]).orders).toBe(2);
    expect(bulkTotals([])).toEqual({ units: 0, total: '0.00', saved: '0.00', orders: 0 });
  });

  it('takes the ordinary price where there is no bulk price', () => {
    expect(bulkTotals([line({ product: { productCode: 'C', price: 10 }, number: 3 })])).toMatchObject({
      total: '30.00',
      saved: '0.00',
    });
  });

  it('has no total where a price cannot be read', () => {
    const product = { productCode: 'D', price: 9, activityPrice: '¥8' };
    expect(bulkTotals([line(), line({ product, number: 2 })])).toMatchObject({
      total: undefined,
      saved: undefined,
      units: 22,
    });
  });

  it('saves nothing on a product whose ordinary price cannot be read', () => {
    const product = { productCode: 'D', price: '¥9', activityPrice: 8 };
    expect(bulkTotals([line({ product, number: 2 })])).toMatchObject({ total: '16.00', saved: '0.00' });
  });

  it('saves nothing on a product without an ordinary price', () => {
    expect(bulkTotals([line({ product: { productCode: 'D', activityPrice: 8 }, number: 2 })])).toMatchObject({
      total: '16.00',
      saved: '0.00',
    });
  });

  it.each([
    [[], 50000, refuse('bulkOrder.empty')],
    [[line({ weekCode: '' })], 50000, refuse('bulkOrder.weekMissing', { product: 'BCD-536' })],
    [
      [line({ number: 5 })],
      50000,
      refuse('bulkOrder.quantity', {
        product: 'BCD-536',
        quantity: refuse('quantity.tooSmall', { min: 20 }),
      }),
    ],
    [
      [line({ product: { productCode: 'C', price: 1 }, number: 1, weekCode: '' })],
      0,
      refuse('bulkOrder.weekMissing', { product: 'C' }),
    ],
    [[line({ number: 20 })], 70000, refuse('bulkOrder.belowLeast', { least: 70000, lacking: '6020.00' })],
    [[line()], '63980.00', undefined],
    [[line()], undefined, undefined],
    [
      [line({ product: { productCode: 'A', productModel: 'BCD-536' } })],
      undefined,
      refuse('bulkOrder.priceMissing', { product: 'BCD-536' }),
    ],
    [
      [line({ product: { ...FRIDGE, activityPrice: '¥3,199' } })],
      undefined,
      refuse('bulkOrder.priceMissing', { product: 'BCD-536' }),
    ],
    [[line()], '5万', refuse('bulkOrder.leastUnread')],
    [[line()], '', undefined],
  ])('%j with a least sum of %s: %s', (lines, minAmount, text) => {
    expect(bulkOrderRefusal(lines, minAmount)).toEqual(text);
  });

  it('an order that may be placed reaches the least sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 200 }), fc.nat(900_000), (number, minAmount) => {
        const isRight = bulkOrderRefusal([line({ number })], minAmount) === undefined;
        expect(isRight).toBe(number * 3199 >= minAmount);
      }),
    );
  });
});

it('BIG-01 a bulk order of 200 products takes no more, and one whose length is not known takes none', () => {
  expect(moreLinesRefusal(199)).toBeUndefined();
  expect([200, Number.NaN].map(moreLinesRefusal)).toEqual(
    Array(2).fill(refuse('bulkOrder.full', { most: 200 })),
  );
});
