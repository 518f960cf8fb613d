import { describe, expect, it } from 'vitest';
import { differenceTotal, type LineFacts, lineDifferences, seenLines } from './index';

describe('ORDER-01 the changes since', () => {
  const before: LineFacts = {
    productCode: 'P1',
    number: 10,
    price: 100,
    priceVersion: 'V1',
    weekPromise: '202648',
  };
  const create = (now: Partial<LineFacts>) => lineDifferences([before], [{ ...before, ...now }])[0];

  it.each<[Partial<LineFacts>]>([
    [{}],
    [{ price: '100.00' }],
    [{ priceVersion: '' }],
    [{ priceVersion: undefined }],
    [{ stock: 10 }],
    [{ stock: '11', isStock: 1 }],
    [{ stock: null, isStock: null }],
    [{ farWeek: '0', creditModel: '' }],
  ])('%j is no difference', (now) => {
    expect(create(now)).toBeUndefined();
  });

  it.each<[Partial<LineFacts>, string, string[], string, boolean]>([
    [{ price: 101.5 }, '15.00', ['单价由 100.00 元变为 101.50 元'], 'price', true],
    [{ price: 90 }, '-100.00', ['单价由 100.00 元变为 90.00 元'], 'price', true],
    [{ priceVersion: 'V2' }, '0.00', ['价格版本由 V1 变为 V2'], 'priceVersion', true],
    [{ stock: 9 }, '0.00', ['库存不足：需要 10 台，现有 9 台'], 'stock', false],
    [{ stock: 50, isStock: 0 }, '0.00', ['暂时无货'], 'stock', false],
    [{ weekPromise: '0' }, '0.00', ['周承诺由 202648 变为 无'], 'weekPromise', true],
    [{ farWeek: 5 }, '0.00', ['远周次由 无 变为 5'], 'farWeek', true],
    [{ creditModel: 'A' }, '0.00', ['信用模式由 无 变为 A'], 'creditModel', true],
  ])('%j costs %s', (...[now, effect, texts, field, isOrderable]) => {
    const difference = create(now);
    expect(difference).toMatchObject({ productCode: 'P1', effect, isOrderable });
    expect(difference?.changes.map((change) => change.text)).toEqual(texts);
    expect(difference?.changes[0]?.field).toBe(field);
  });

  it.each([
    [{ price: '1,234.50' }, undefined, ['单价无法识别，暂不能订购'], false],
    [{ price: undefined }, undefined, ['单价无法识别，暂不能订购'], false],
    [{ stock: '有货' }, '0.00', ['库存无法识别，暂不能订购'], false],
    [{ stock: '', isStock: 1 }, '0.00', undefined, true],
  ])('%j cannot be read, which is said and costs %s', (...[now, effect, texts, isOrderable]) => {
    const difference = create(now);
    expect(difference?.changes.map((change) => change.text)).toEqual(texts);
    expect(difference ?? { effect, isOrderable }).toMatchObject({ effect, isOrderable });
  });

  it.each<[Partial<LineFacts>, Partial<LineFacts>, string[] | undefined]>([
    [{}, { priceType: 'PT', price: 110 }, ['单价由 100.00 元变为 110.00 元']],
    [{ priceType: '' }, { priceType: 'TJ', price: 90 }, ['现按特价 90.00 元（原普通价 100.00 元）']],
    [{ priceType: null }, { priceType: 'TJ', price: 90 }, ['现按特价 90.00 元（原普通价 100.00 元）']],
    [{ priceType: 'TJ' }, { price: 120 }, ['特价现在不适用，现按普通价 120.00 元（原特价 100.00 元）']],
    [{}, { priceType: 'TJ' }, undefined],
  ])(
    'CART-01 two prices of which one names no type are not taken for one type: %j, now %j',
    (...[was, now, texts]) => {
      const [difference] = lineDifferences([{ ...before, ...was }], [{ ...before, ...now }]);
      expect(difference?.changes.map((change) => change.text)).toEqual(texts);
    },
  );

  it('all that cannot be read of a line is named together', () => {
    const [difference] = lineDifferences(
      [{ ...before, number: '十' }],
      [{ ...before, price: '¥9', stock: '有' }],
    );
    expect(difference).toMatchObject({ isOrderable: false, effect: undefined });
    expect(difference?.changes).toEqual([
      { field: 'unreadable', text: '单价、数量、库存无法识别，暂不能订购' },
    ]);
  });

  it('a price that was missing, or could not be read, has no effect when it is known now', () => {
    for (const price of [undefined, '¥9']) {
      const [difference] = lineDifferences([{ ...before, price }], [before]);
      expect(difference).toMatchObject({ effect: undefined, isOrderable: true });
      expect(difference?.changes.map((change) => change.text)).toEqual(['单价由 未知变为 100.00 元']);
    }
    const untold = { ...before, price: undefined };
    expect(lineDifferences([untold], [untold])).toEqual([]);
  });

  it('a product that is gone costs all of it less', () => {
    const differences = lineDifferences(
      [before, { ...before, productCode: 'P2', price: 0.05 }],
      [{ ...before, productCode: 'P2', price: 0.06, stock: 1 }],
    );
    expect(differences[0]).toEqual({
      productCode: 'P1',
      changes: [{ field: 'gone', text: '该产品已不可订' }],
      effect: '-1000.00',
      isOrderable: false,
    });
    expect(differences[1]?.changes.map(({ field }) => field)).toEqual(['price', 'stock']);
    expect(differenceTotal(differences)).toBe('-999.90');
    expect(differenceTotal([])).toBe('0.00');
    const [unread] = lineDifferences(
      [{ productCode: 'P1', number: 1, price: 5 }],
      [{ productCode: 'P1', price: 'x' }],
    );
    expect(unread && differenceTotal([...differences, unread])).toBeUndefined();
  });
});

it('ORDER-01 two lines of one product at two prices are unchanged, in whatever order they come', () => {
  const lines = [
    { productCode: 'A', number: 6, price: 90, priceType: 'TJ', stock: 20 },
    { productCode: 'A', number: 4, price: 100, priceType: 'PT', stock: 20 },
  ];
  expect(lineDifferences(lines, lines.toReversed())).toEqual([]);
  const untyped = lines.map(({ productCode, number, price }) => ({ productCode, number, price }));
  expect(lineDifferences(untyped, untyped.toReversed())).toEqual([]);
});

it('CART-06 the lines of a product share the stock of their warehouse', () => {
  const line = { productCode: 'A', number: 6, price: 100, stock: 10 };
  const other = { ...line, price: 90 };
  const [found, ...more] = lineDifferences([line, other], [line, other]);
  expect([found?.isOrderable, found?.changes.map(({ text }) => text), more]).toEqual([
    false,
    ['库存不足：需要 6 台，现有 10 台，其他行已占 6 台'],
    [],
  ]);
  expect(lineDifferences([line, other], [line, { ...other, yuncangCode: 'YC3702' }])).toEqual([]);
  expect(lineDifferences([line, { ...other, number: 4 }], [line, other])).toEqual([]);
});

describe('CART-06 the lines of an entry as they were first seen', () => {
  const line = (price: number, more: Partial<LineFacts> = {}): LineFacts => ({
    productCode: 'P1',
    price,
    ...more,
  });
  const pieces = (seen: readonly LineFacts[], lines: readonly LineFacts[]) =>
    seenLines(seen, lines).map(({ price, number }) => [price, number]);

  it.each<[string, LineFacts, LineFacts]>([
    ['price types', line(90, { priceType: 'TJ' }), line(100)],
    ['prices', line(90), line(100)],
    ['versions', line(100, { priceVersion: 'V1' }), line(100, { priceVersion: 'V2' })],
  ])('two lines of one product with other %s keep a number each, in any order', (_, first, second) => {
    const [three, two] = [
      { ...first, number: 3 },
      { ...second, number: 2 },
    ];
    for (const seen of [
      [first, second],
      [second, first],
    ]) {
      expect(seenLines(seen, [three, two])).toEqual([three, two]);
      expect(seenLines(seen, [two, three])).toEqual([two, three]);
    }
  });

  it('takes the closest line first: a changed price is that of the line whose price is gone', () => {
    const seen = [line(90, { priceType: 'TJ' }), line(100)];
    const lines = [line(100, { number: 2 }), line(120, { number: 3 })];
    expect(pieces(seen, lines)).toEqual([
      [100, 2],
      [90, 3],
    ]);
    const [difference] = lineDifferences(seenLines(seen, lines), lines);
    expect(difference?.changes[0]?.text).toContain('特价现在不适用');
  });

  it('a line that came since then is as it is, and a product that is gone is said', () => {
    const gone: LineFacts = { productCode: 'P2', price: 5 };
    const lines = [line(100, { number: 2 }), line(90, { priceType: 'TJ', number: 1 })];
    const before = seenLines([line(100), gone], lines);
    expect(before).toEqual([...lines, gone]);
    expect(
      lineDifferences(before, lines).map(({ productCode, changes }) => [productCode, changes[0]?.field]),
    ).toEqual([['P2', 'gone']]);
  });

  it('ORDER-01 a product that stands once stands for all its lines', () => {
    const before = [line(100, { number: 2 }), line(100, { number: 3 })];
    expect(lineDifferences(before, [line(100, { stock: 5 })])).toEqual([]);
  });
});
