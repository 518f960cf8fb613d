import { describe, expect, it } from 'vitest';
import { vehicleLineDifference, withTodaysSum } from './price-differences';

const line = { GBID: 'G1', PRODUCTCODE: 'P1', UNITPRICE: 10.05, IBL_NUM: 20 };
const other = { ...line, GBID: 'G2', PRODUCTCODE: 'P2' };
const today = (unitPrice: number, usableQty?: number) => [{ productCode: 'P1', unitPrice, usableQty }];

describe('TRAF-01 TRANS-01 CART-06 the changes of lines before a submit', () => {
  it('is nothing for the same price and enough pieces, for absent pieces, and without an answer', () => {
    for (const prices of [today(10.05, 20), today(10.05), []]) {
      expect(vehicleLineDifference(line, prices)).toBeUndefined();
    }
  });

  it('is another price with what it costs for all pieces', () => {
    const difference = vehicleLineDifference(line, today(10.1, 20));
    expect(difference).toMatchObject({ effect: '1.00', isOrderable: true });
    expect(difference?.changes.map(({ text }) => text)).toEqual(['单价由 10.05 元变为 10.10 元']);
  });

  it('is a stock that falls short; the line cannot be ordered so', () => {
    const difference = vehicleLineDifference(line, today(10.05, 19));
    expect(difference).toMatchObject({ effect: '0.00', isOrderable: false });
    expect(difference?.changes.map(({ field }) => field)).toEqual(['stock']);
  });

  it('is read off its own product, in any order', () => {
    const prices = [{ productCode: 'P9', unitPrice: 1 }, ...today(10.1)];
    expect(vehicleLineDifference(line, prices)?.effect).toBe('1.00');
  });

  it('goes into the sum of its vehicle to the cent, other lines stay as they are', () => {
    const difference = vehicleLineDifference(line, today(9.99));
    if (!difference) throw new Error('a difference');
    const vehicle = { IBR_ID: 'V1', SUMMONEY: 402, orderList: [line, other] };
    expect(withTodaysSum(vehicle, new Map([['G1', difference]]))).toEqual({ ...vehicle, SUMMONEY: 400.8 });
    expect(withTodaysSum(vehicle, new Map())).toEqual(vehicle);
    // A sum that cannot be read is no number, and then the vehicle is not submitted.
    expect(withTodaysSum({ ...vehicle, SUMMONEY: '¥402' }, new Map()).SUMMONEY).toBeNaN();
  });
});
