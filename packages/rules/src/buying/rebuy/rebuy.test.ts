import { describe, expect, it } from 'vitest';
import { offerPrices } from '../price';
import { type CurrentProduct, paidBefore, rebuyLines, rebuyShares } from './index';
import { mergeOrderLines } from './rebuy';

const AT = new Date('2026-11-22T12:00:00+08:00');

interface Fresh extends Partial<Omit<CurrentProduct, 'terms'>> {
  readonly price?: number | string | undefined;
  readonly priceVersion?: string;
  /** A special price, and the pieces that it allows. */
  readonly special?: { readonly price: number; readonly usableQty?: number };
}

/** A product as it is now. */
function current({ price, priceVersion, special, ...stock }: Fresh): CurrentProduct {
  const policies = special ? [{ productCode: 'P1', priceType: 'TJ', versionCode: 'TJ1', ...special }] : [];
  const prices = offerPrices({ ordinary: { price, priceVersion }, policies, now: AT });
  return { productCode: 'P1', ...stock, terms: { productCode: 'P1', prices, rule: 'best' } };
}

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
    expect(rebuyLines([old], [current(now)])).toMatchObject([{ difference: undefined, offered: 10 }]);
  });

  it('names price, version and promise', () => {
    const [line] = rebuyLines(
      [{ ...old, weekPromise: '0' }],
      [current({ ...now, price: 110, priceVersion: 'V2' })],
    );
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
    expect(rebuyLines([old], [current({ ...now, ...stock })])[0]?.offered).toBe(offered);
  });

  it.each([
    ['price', { price: '¥12' }, {}, '单价无法识别，暂不能订购'],
    ['price, which is not told', { price: undefined }, {}, '单价无法识别，暂不能订购'],
    ['pieces', {}, { number: '二' }, '数量无法识别，暂不能订购'],
    ['price and pieces', { price: '¥12' }, { number: Number.NaN }, '单价、数量无法识别，暂不能订购'],
  ])('offers nothing where what cannot be read is the %s', (...[, fresh, past, text]) => {
    const [line] = rebuyLines([{ ...old, ...past }], [current({ ...now, ...fresh })]);
    expect(line).toMatchObject({ offered: 0, difference: { isOrderable: false, effect: undefined } });
    expect(line?.difference?.changes.map((change) => change.text)).toEqual([text]);
  });

  it('offers nothing where a price cannot be read, with every other change', () => {
    const [line] = rebuyLines([{ ...old, weekPromise: '0' }], [current({ ...now, price: '¥12' })]);
    expect(line?.difference?.changes.map(({ field }) => field)).toEqual(['unreadable', 'weekPromise']);
    expect(line?.offered).toBe(0);
  });

  it('offers nothing of a product that is gone', () => {
    expect(rebuyLines([old], [])).toMatchObject([{ now: undefined, offered: 0 }]);
  });

  const special = { price: 90, usableQty: 8 };
  const plenty = { price: 90, usableQty: 80 };
  const textsOf = (past: object, fresh: Fresh) =>
    rebuyLines([{ ...old, ...past }], [current({ ...now, ...fresh })])[0]?.difference?.changes.map(
      ({ text }) => text,
    );

  it.each<[string, object, Fresh, string | undefined]>([
    [
      'the special price still holds',
      { priceType: 'TJ', price: 90, priceVersion: 'TJ1' },
      { special: plenty },
      undefined,
    ],
    [
      'it became another one',
      { priceType: 'TJ', price: 85, priceVersion: '' },
      { special: plenty },
      '单价由 85.00 元变为 90.00 元',
    ],
    ['it ended', { priceType: 'TJ', price: 90 }, {}, '特价已结束，现按普通价 100.00 元（原特价 90.00 元）'],
    [
      'it is used up',
      { priceType: 'TJ', price: 90 },
      { special: { price: 90, usableQty: 0 } },
      '特价的数量已用完，现按普通价 100.00 元（原特价 90.00 元）',
    ],
    [
      'there is one now',
      { priceType: 'PT', price: 100 },
      { special: plenty },
      '现按特价 90.00 元（原普通价 100.00 元）',
    ],
    [
      'a project price is not what goods are bought at here',
      { priceType: 'GC', price: 80 },
      {},
      '工程价已结束，现按普通价 100.00 元（原工程价 80.00 元）',
    ],
    [
      'it is enough for a part alone',
      { priceType: 'TJ', price: 90, priceVersion: 'TJ1' },
      { special },
      '特价 8 台，其余 2 台按普通价 ¥100.00',
    ],
    [
      'the type was not kept, and is told by the amount',
      { price: 90, priceVersion: '' },
      { special: plenty },
      undefined,
    ],
  ])('ORDER-01 what was paid is compared with the price of the same type: %s', (...[, past, fresh, text]) => {
    expect(textsOf(past, fresh)).toEqual(text === undefined ? undefined : [text]);
  });

  it('ORDER-01 CART-02 is added at the best price, and what exceeds its quota at the ordinary one', () => {
    const [line] = rebuyLines([old], [current({ ...now, special })]);
    const shares = line ? rebuyShares(line, 10) : [];
    expect(shares.map(({ price, number }) => [price.priceType, price.priceVersion, number])).toEqual([
      ['TJ', 'TJ1', 8],
      ['PT', 'V1', 2],
    ]);
    const [gone] = rebuyLines([old], []);
    expect(gone && rebuyShares(gone, 10)).toEqual([]);
  });

  it.each([
    [undefined, '0.00', {}],
    ['普通价由 100.00 元变为 120.00 元', '40.00', { price: 120 }],
    ['特价 5 台，其余 5 台按普通价 ¥100.00', '30.00', { special: { price: 90, usableQty: 5 } }],
  ])(
    'ORDER-01 each part of what was paid is compared with its own type: %s costs %s',
    (...[text, effect, fresh]) => {
      const lines = [
        { ...old, priceType: 'TJ', price: 90, priceVersion: 'TJ1', number: 8 },
        { ...old, priceType: 'PT', number: 2 },
      ];
      const [line] = rebuyLines(lines, [current({ ...now, special, ...fresh })]);
      expect(line?.difference?.changes.map((change) => change.text)).toEqual(text && [text]);
      expect(line?.difference?.effect ?? '0.00').toBe(effect);
    },
  );

  it('ORDER-01 what was paid at two prices is compared with both', () => {
    const lines = [
      { ...old, priceType: 'TJ', price: 90, number: 8 },
      { ...old, priceType: 'PT', number: 2 },
    ];
    const [line] = rebuyLines(lines, [current({ ...now, special })]);
    expect(line).toMatchObject({ before: { number: 10 }, offered: 10 });
    expect(line && [paidBefore(line, 10), paidBefore(line, 9), paidBefore(line, 12)]).toEqual([
      '920.00',
      '820.00',
      '1100.00',
    ]);
    expect(paidBefore({ bought: [{ productCode: 'P1', number: 2, price: '¥9' }] }, 2)).toBeUndefined();
  });
});
