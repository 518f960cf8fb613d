import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { additionKey, type CartEntry, entryKey } from '../cart/entry';
import {
  allTicked,
  entryRefusal,
  entryTotal,
  isTicked,
  selectionOf,
  tick,
  tickAdded,
  tickAll,
  tickedEntries,
  tickedKeys,
  tickedTotal,
  withEntries,
} from './selection';

let reads = 0;

function anEntry(id: number, overrides: Partial<CartEntry> = {}): CartEntry {
  const productList = [{ productCode: `P${id}`, number: 2, price: 10.01 }];
  return { id: `E${id}`, activityType: 1, number: 2, productList, composeEnable: true, ...overrides };
}

describe('CART-04 what was just added', () => {
  const line = (productCode: string, priceType?: string) => ({
    productCode,
    number: 1,
    price: 1,
    ...(priceType && { priceType }),
  });
  const cart = [
    anEntry(1, { productList: [line('P1')] }),
    anEntry(2, { productList: [line('P1', 'TJ')] }),
    anEntry(3),
    anEntry(4, { activityType: 2, activityId: 'A', productList: [line('P5'), line('P1')] }),
    anEntry(5, { productList: [line('P9')], composeEnable: false }),
  ];
  const added = (...productList: ReturnType<typeof line>[]) => additionKey({ activityType: 1, productList });

  it.each([
    ['the ordinary line', [added(line('P1', 'PT'))], ['E1', 'E3']],
    ['the line of the special price alone', [added(line('P1', 'TJ'))], ['E2', 'E3']],
    [
      'both parts of what was split by a quota',
      [added(line('P1')), added(line('P1', 'TJ'))],
      ['E1', 'E2', 'E3'],
    ],
    [
      'a package in whatever order its products are',
      [additionKey({ activityType: 2, activityId: 'A', productList: [line('P1'), line('P5')] })],
      ['E3', 'E4'],
    ],
    ['no entry that cannot be ordered', [added(line('P9'))], ['E3']],
    ['nothing that is not there', [added(line('P7'))], ['E3']],
  ])('is ticked: %s, and the other ticks stay', (_, keys, ticked) => {
    expect(tickedKeys(tickAdded(selectionOf(cart, ['E3']), keys))).toEqual(ticked);
  });
});

describe('CART-04 one entry', () => {
  const cart = [anEntry(1), anEntry(2, { composeEnable: false }), anEntry(3, { isChecked: true })];

  it('starts with what the server has as checked', () => {
    const selection = selectionOf(cart);
    expect(tickedKeys(selection)).toEqual(['E3']);
    expect(tickedTotal(selection)).toBe('20.02');
    expect(allTicked(selection)).toBe(false);
  });

  it('is ticked and unticked, with the total following', () => {
    const first = selectionOf(cart, []);
    const ticked = tick(first, 'E1', true);
    expect([isTicked(ticked, 'E1'), tickedTotal(ticked), ticked.tickedCount]).toEqual([true, '20.02', 1]);
    expect([isTicked(first, 'E1'), tickedTotal(first)]).toEqual([false, '0.00']);
    const back = tick(ticked, 'E1', false);
    expect([isTicked(back, 'E1'), tickedTotal(back), back.tickedCount]).toEqual([false, '0.00', 0]);
  });

  it.each([
    ['E2', true],
    ['E3', true],
    ['E1', false],
    ['none', true],
  ])('%s to %s changes nothing: not enabled, already so, or not there', (key, isMatch) => {
    const selection = selectionOf(cart);
    expect(tick(selection, key, isMatch)).toBe(selection);
  });

  it('is unticked alone: the others that were ticked or unticked one by one stay so', () => {
    const three = [anEntry(1), anEntry(2), anEntry(3)];
    const two = tick(tick(tick(selectionOf(three, ['E3']), 'E1', true), 'E2', true), 'E3', false);
    expect(tickedKeys(tick(two, 'E1', false))).toEqual(['E2']);
    expect(tickedKeys(tick(two, 'E3', true))).toEqual(['E1', 'E2', 'E3']);
  });

  it('is not ordered while it is not enabled, although the server has it as checked', () => {
    const selection = selectionOf([anEntry(1, { composeEnable: false, isChecked: true })]);
    expect(isTicked(selection, 'E1')).toBe(true);
    expect([tickedEntries(selection), tickedTotal(selection), allTicked(selection)]).toEqual([
      [],
      '0.00',
      false,
    ]);
  });

  it('of two entries with one key the one that may be ticked is, and the key counts as ticked', () => {
    const twins = [anEntry(1), anEntry(1, { composeEnable: false })];
    const ticked = tick(selectionOf(twins, []), 'E1', true);
    expect([isTicked(ticked, 'E1'), ticked.tickedCount, tickedTotal(ticked)]).toEqual([true, 1, '20.02']);
  });

  it('that is not valid any more says so, and what to do', () => {
    expect(entryRefusal(anEntry(1, { composeEnable: false }))).toEqual(refuse('selection.notValid'));
  });

  it.each([
    [{ id: 7 }, '7'],
    [{ id: undefined, composeId: 'C1' }, 'C1'],
    [{ id: undefined, index: 4 }, '4'],
    [{ id: undefined }, 'P1'],
    [
      {
        id: undefined,
        productList: [
          { productCode: 'P1', number: 1 },
          { productCode: 'P2', number: 1 },
        ],
      },
      'P1+P2',
    ],
  ])('%o has the key %s', (overrides, key) => {
    expect(tickedKeys(selectionOf([anEntry(1, { ...overrides, isChecked: 1 })]))).toEqual([key]);
  });

  it('costs its prices times numbers', () => {
    expect(entryTotal(anEntry(1))).toBe('20.02');
    expect(entryTotal(anEntry(1, { productList: [] }))).toBe('0.00');
  });

  it('that is not there is neither ticked nor found, among any other entries', () => {
    const selection = selectionOf([anEntry(1), anEntry(2)], ['E2']);
    expect(isTicked(selection, 'none')).toBe(false);
    expect(tick(selection, 'none', false)).toBe(selection);
    const other = selectionOf([anEntry(1), anEntry(2)], ['E1']);
    expect(tick(other, 'none', true)).toBe(other);
  });

  it.each([['1,200'], ['一台'], [Number.NaN]])('CART-06 of %o pieces says so and waits', (number) => {
    const broken = anEntry(1, { number });
    expect(entryRefusal(broken)).toEqual(refuse('selection.number'));
    expect(tickedEntries(tickAll(selectionOf([broken]), true))).toEqual([]);
  });

  it.each([['1,234.50'], ['一百'], [Number.NaN], [undefined]])(
    'CART-06 with the price %o says so and cannot be ticked',
    (price) => {
      const broken = anEntry(1, { productList: [{ productCode: 'P1', number: 2, price }], isChecked: true });
      expect(entryRefusal(broken)).toEqual(
        refuse('selection.line', { line: refuse('line.price', { row: 1 }) }),
      );
      expect(entryTotal(broken)).toBeUndefined();
      const all = tickAll(selectionOf([broken, anEntry(2)]), true);
      expect([tickedTotal(all), tickedEntries(all).map(entryKey), allTicked(all)]).toEqual([
        '20.02',
        ['E2'],
        true,
      ]);
    },
  );

  it('two entries with one id are ticked and unticked together, so that all can be', () => {
    const none = selectionOf([anEntry(1), anEntry(1), anEntry(2)], []);
    const both = tick(none, 'E1', true);
    expect([both.tickedCount, tickedTotal(both), isTicked(both, 'E1')]).toEqual([2, '40.04', true]);
    expect(allTicked(tick(both, 'E2', true))).toBe(true);
    expect(tickedEntries(tick(both, 'E1', false))).toEqual([]);
  });

  it('entries without any id are distinguished by their products', () => {
    const nameless = (product: string): CartEntry => ({
      ...anEntry(1, { productList: [{ productCode: product, number: 1, price: 5 }] }),
      id: undefined,
    });
    const selection = tick(selectionOf([nameless('A'), nameless('B')], []), 'A', true);
    expect(tickedEntries(selection).map(({ productList }) => productList[0]?.productCode)).toEqual(['A']);
  });

  it('a million entries are read once', () => {
    const entries = Array.from(
      { length: 1_000_000 },
      (_, at) =>
        ({
          id: at,
          activityType: 1,
          composeEnable: 1,
          number: 1,
          productList: [{ productCode: 'P', number: 1, price: 1 }],
        }) as const,
    );
    expect(tickedTotal(tickAll(selectionOf(entries), true))).toBe('1000000.00');
  }, 60_000);
});

describe('CART-04 all entries', () => {
  const anyCart = fc
    .array(fc.tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 999_999 })), { maxLength: 60 })
    .map((rows) =>
      rows.map(([composeEnable, isChecked, cents], at) =>
        anEntry(at, {
          composeEnable,
          isChecked,
          productList: [{ productCode: 'P', number: 3, price: cents / 100 }],
        }),
      ),
    );
  const disabledTicks = (cart: readonly CartEntry[], keys: readonly string[]) =>
    keys.filter((key) => cart.some(({ id, composeEnable }) => id === key && !composeEnable));

  it('CART-04a selecting all and then unselecting all leaves entries that are not enabled as they were', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const before = selectionOf(cart);
        const all = tickAll(before, true);
        const none = tickAll(all, false);
        for (const after of [all, none]) {
          expect(disabledTicks(cart, tickedKeys(after))).toEqual(disabledTicks(cart, tickedKeys(before)));
        }
        expect([none.tickedCount, tickedTotal(none)]).toEqual([0, '0.00']);
        expect(tickedEntries(all)).toEqual(cart.filter(({ composeEnable }) => composeEnable));
      }),
    );
  });

  it('is all ticked if and only if each enabled entry is, after any ticks, and the total is that of the ticked', () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 60 }), fc.boolean()));
    fc.assert(
      fc.property(anyCart, steps, (cart, ticks) => {
        const selection = ticks.reduce(
          (now, [at, isMatch]) => tick(now, `E${at}`, isMatch),
          selectionOf(cart),
        );
        const enabled = cart.filter(({ composeEnable }) => composeEnable);
        const item = enabled.every(({ id }) => isTicked(selection, String(id)));
        expect(allTicked(selection)).toBe(enabled.length > 0 && item);
        const prices = tickedEntries(selection).map(({ productList }) => Number(productList[0]?.price) * 3);
        expect(tickedTotal(selection)).toBe(sumAmounts(prices));
        expect(selection.tickedCount).toBe(prices.length);
      }),
    );
  });

  it('keeps ticks over a newer list, and drops what is gone', () => {
    const selection = selectionOf([anEntry(1), anEntry(2), anEntry(3)], ['E1', 'E3']);
    const newer = withEntries(selection, [anEntry(4), anEntry(3)]);
    expect([tickedKeys(newer), tickedTotal(newer)]).toEqual([['E3'], '20.02']);
  });

  it.each([0, 63, 64, 65, 1024, 2000])('knows entry %i from its neighbours', (at) => {
    const cart = Array.from({ length: 2100 }, (_, id) => anEntry(id));
    expect(tickedKeys(tick(selectionOf(cart, []), `E${at}`, true))).toEqual([`E${at}`]);
    expect(tickedKeys(tick(tickAll(selectionOf(cart), true), `E${at}`, false))).not.toContain(`E${at}`);
    expect(tickedKeys(selectionOf(cart, [`E${at}`]))).toEqual([`E${at}`]);
  });

  it.each([20, 2000])('reads one entry for a tick in a cart of %i', (length) => {
    const counted = (entry: CartEntry) =>
      new Proxy(entry, {
        get(target, field, receiver) {
          if (field === 'productList') reads += 1;
          return Reflect.get(target, field, receiver);
        },
      });
    const cart = Array.from({ length }, (_, id) => counted(anEntry(id)));
    const selection = selectionOf(cart, []);
    reads = 0;
    tick(selection, `E${length - 1}`, true);
    expect(reads).toBe(1);
  });
});
