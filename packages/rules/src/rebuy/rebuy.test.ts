import { describe, expect, it } from 'vitest';
import { rebuyLines } from './index';
import { mergeOrderLines } from './rebuy';

describe('ORDER-01 ordering again', () => {
  const old = { productCode: 'P1', number: 10, price: 100, priceVersion: 'V1' };
  const now = {
    productCode: 'P1',
    price: 100,
    priceVersion: 'V1',
    stock: 50,
    isStock: 1,
    weekPromise: '202649',
  };

  it('takes a product of several orders once, with the pieces of all and the newest terms', () => {
    const older = { ...old, number: 5, price: 90 };
    expect(mergeOrderLines([old, older])).toEqual([{ ...old, number: 15 }]);
  });

  it('finds no difference where nothing changed; a promise that the old line does not carry counts as unchanged', () => {
    expect(rebuyLines([old], [now])).toMatchObject([{ difference: undefined, offered: 10 }]);
  });

  it('names price, version and promise', () => {
    const [line] = rebuyLines([{ ...old, weekPromise: '0' }], [{ ...now, price: 110, priceVersion: 'V2' }]);
    expect(line?.difference?.changes.map(({ field }) => field)).toEqual([
      'price',
      'priceVersion',
      'weekPromise',
    ]);
    expect(line).toMatchObject({ offered: 10, difference: { effect: '100.00', isOrderable: true } });
  });

  it.each([
    [{ stock: 4 }, 4],
    [{ stock: 50, isStock: 0 }, 0],
    [{ stock: -3 }, 0],
    [{ stock: '7.9' }, 7],
    [{ stock: '有货' }, 0],
    [{ stock: 4, isStock: 0, price: 120 }, 0],
    [{ stock: 4, price: 120 }, 4],
    [{ stock: undefined }, 10],
    [{ stock: undefined, price: 120 }, 10],
  ])('offers what is there: %j gives %i', (stock, offered) => {
    expect(rebuyLines([old], [{ ...now, ...stock }])[0]?.offered).toBe(offered);
  });

  it.each([
    ['price', { price: '¥12' }, {}, '单价无法识别，暂不能订购'],
    ['price, which is not told', { price: undefined }, {}, '单价无法识别，暂不能订购'],
    ['pieces', {}, { number: '二' }, '数量无法识别，暂不能订购'],
    ['price and pieces', { price: '¥12' }, { number: Number.NaN }, '单价、数量无法识别，暂不能订购'],
  ])('offers nothing where what cannot be read is the %s', (...[, fresh, past, text]) => {
    const [line] = rebuyLines([{ ...old, ...past }], [{ ...now, ...fresh }]);
    expect(line).toMatchObject({ offered: 0, difference: { isOrderable: false, effect: '0.00' } });
    expect(line?.difference?.changes.map((change) => change.text)).toEqual([text]);
  });

  it('offers nothing where a price cannot be read, with every other change', () => {
    const [line] = rebuyLines([old], [{ ...now, price: '¥12', priceVersion: 'V2' }]);
    expect(line?.difference?.changes.map(({ field }) => field)).toEqual(['priceVersion', 'unreadable']);
    expect(line?.offered).toBe(0);
  });

  it('offers nothing of a product that is gone', () => {
    expect(rebuyLines([old], [])).toMatchObject([{ now: undefined, offered: 0 }]);
  });
});
