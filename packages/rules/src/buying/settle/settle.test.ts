import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { orderPrice, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { SplitOrder } from '../payer';
import { checkedOrders, ordersToPlace, type SettleEvent, settle, unpaidOrders } from './settle';
import { orderRefusal, type SettleState, splitOrderPrice, startSettle } from './settle-state';

interface MyOrder extends SplitOrder {
  readonly mark: string;
}

function payer(code: string, balance: number | string = 1000) {
  return { payerCode: code, payerName: `付款方${code}`, payerBalance: { balance, paytoCode: code } };
}

function anOrder(orderNo: string, overrides: Partial<SplitOrder> = {}): MyOrder {
  const splitOrderProductList = [{ price: 10.01, number: 2 }];
  return {
    orderNo,
    splitOrderProductList,
    payerInfo: payer('P1'),
    payToList: [payer('P2')],
    ...overrides,
    mark: orderNo,
  };
}

function start(...orders: MyOrder[]): SettleState<MyOrder> {
  return startSettle({ composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: orders }] });
}

function after(state: SettleState<MyOrder>, ...events: SettleEvent[]): SettleState<MyOrder> {
  return events.reduce<SettleState<MyOrder>>((now, event) => settle(now, event), state);
}

const summary = ({ kind, checked, payers, total }: SettleState) => ({
  kind,
  checked,
  payers: payers.map(({ key, payerCode }) => `${key}:${payerCode}`),
  total,
});

it.each([['1,234.50'], ['¥12'], ['１２'], [Number.NaN], [''], [undefined]])(
  'CART-06 an order with the price %o is never checked, nor placed, and says which line',
  (price) => {
    const broken = anOrder('2', {
      splitOrderProductList: [
        { price: 1, number: 1 },
        { price, number: 1 },
      ],
    });
    expect(orderRefusal(broken)).toEqual(refuse('settle.order', { line: refuse('line.price', { row: 2 }) }));
    expect(splitOrderPrice(broken)).toBeUndefined();
    const before = start(anOrder('1'), broken);
    expect(after(before, { type: 'check', orderNo: '2' })).toBe(before);
    const all = after(before, { type: 'checkAll' });
    expect(summary(all)).toMatchObject({ kind: 'some', checked: ['1'], total: '20.02' });
    expect(after(all, { type: 'check', orderNo: '2' })).toBe(all);
    expect(orderRefusal(anOrder('1'))).toBeUndefined();
    expect(orderRefusal(anOrder('3', { splitOrderProductList: [{ price: 1, number: '两' }] }))).toEqual(
      refuse('settle.order', { line: refuse('line.number', { row: 1 }) }),
    );
  },
);

it('CART-06b the total adds the order prices as they are rounded, not the lines of all orders', () => {
  const half = { splitOrderProductList: [{ price: '0.005', number: 1 }] };
  const state = after(start(anOrder('1', half), anOrder('2', half)), { type: 'checkAll' });
  expect(state.orders.map(splitOrderPrice)).toEqual(['0.01', '0.01']);
  expect(state.total).toBe('0.02');
});

it('newer balances reach every order that has the payer and the entries that it pays; checks and choices stay', () => {
  const before = after(
    start(anOrder('1'), anOrder('2', { payerInfo: null })),
    { type: 'check', orderNo: '1' },
    { type: 'choosePayer', orderNo: '1', payerCode: 'P2' },
  );
  const renewed = after(before, { type: 'renewPayers', payers: [payer('P2', 7), payer('P9', 1)] });
  expect(summary(renewed)).toEqual(summary(before));
  expect(renewed.payers.map(({ credit }) => credit)).toEqual([7]);
  expect(renewed.orders.map(({ payToList }) => payToList)).toEqual([[payer('P2', 7)], [payer('P2', 7)]]);
  expect(renewed.orders[0]?.payerInfo).toEqual(payer('P1'));
  expect(before.payers.map(({ credit }) => credit)).toEqual([1000]);
});

it('each order keeps its own payer and what that one pays when balances are renewed', () => {
  const dear = anOrder('2', { splitOrderProductList: [{ price: 500, number: 3 }], payerInfo: payer('P3') });
  const before = after(start(anOrder('1'), dear), { type: 'checkAll' });
  const renewed = after(before, { type: 'renewPayers', payers: [payer('P1', 1), payer('P3', 3)] });
  expect(
    renewed.payers.map(({ key, credit, priceToPay, payerCode }) => [key, credit, priceToPay, payerCode]),
  ).toEqual([
    ['1', 1, '20.02', 'P1'],
    ['2', 3, '1500.00', 'P3'],
  ]);
});

it('newer balances count for orders that are checked afterwards', () => {
  const renewed = after(start(anOrder('1')), { type: 'renewPayers', payers: [payer('P1', 5)] });
  expect(renewed.kind).toBe('none');
  expect(after(renewed, { type: 'check', orderNo: '1' }).payers[0]?.credit).toBe(5);
});

it('a payer without a newer balance, and an order without payers, stay as they are', () => {
  const value = start(anOrder('1', { payerInfo: null, payToList: null }), anOrder('2'));
  const unknown = { payerCode: 'P1', payerName: '', payerBalance: null };
  expect(after(value, { type: 'renewPayers', payers: [unknown] }).orders).toEqual(value.orders);
});

describe('CART-05 the settle view', () => {
  const two = () => start(anOrder('1'), anOrder('2', { payerInfo: null }));

  it('opens with nothing checked, over all parts of the answer', () => {
    const state = startSettle({
      composeProductList: [
        { splitOrderDetailList: [anOrder('1')] },
        { splitOrderDetailList: [anOrder('2')] },
      ],
    });
    expect(state.orders.map(({ orderNo }) => orderNo)).toEqual(['1', '2']);
    expect(summary(state)).toEqual({ kind: 'none', checked: [], payers: [], total: '0.00' });
  });

  it.each<[string, SettleEvent[], object]>([
    [
      'checking one fills in its payer',
      [{ type: 'check', orderNo: '2' }],
      { kind: 'some', checked: ['2'], payers: ['2:P2'], total: '20.02' },
    ],
    [
      'checking each makes all',
      [
        { type: 'check', orderNo: '2' },
        { type: 'check', orderNo: '1' },
      ],
      { kind: 'all', checked: ['1', '2'], payers: ['1:P1', '2:P2'], total: '40.04' },
    ],
    [
      'select-all fills the payer list',
      [{ type: 'checkAll' }],
      { kind: 'all', checked: ['1', '2'], payers: ['1:P1', '2:P2'], total: '40.04' },
    ],
    [
      'unchecking clears that payer entry',
      [{ type: 'checkAll' }, { type: 'uncheck', orderNo: '1' }],
      { kind: 'some', checked: ['2'], payers: ['2:P2'], total: '20.02' },
    ],
    [
      'unselecting clears everything',
      [{ type: 'checkAll' }, { type: 'uncheckAll' }],
      { kind: 'none', checked: [], payers: [], total: '0.00' },
    ],
    [
      'a payer may be chosen',
      [{ type: 'checkAll' }, { type: 'choosePayer', orderNo: '1', payerCode: 'P2' }],
      { kind: 'all', checked: ['1', '2'], payers: ['1:P2', '2:P2'], total: '40.04' },
    ],
    [
      'a chosen payer stays through select-all',
      [
        { type: 'check', orderNo: '1' },
        { type: 'choosePayer', orderNo: '1', payerCode: 'P2' },
        { type: 'checkAll' },
      ],
      { kind: 'all', checked: ['1', '2'], payers: ['1:P2', '2:P2'], total: '40.04' },
    ],
    [
      'a chosen payer is gone after unchecking',
      [
        { type: 'check', orderNo: '1' },
        { type: 'choosePayer', orderNo: '1', payerCode: 'P2' },
        { type: 'uncheck', orderNo: '1' },
        { type: 'check', orderNo: '1' },
      ],
      { kind: 'some', checked: ['1'], payers: ['1:P1'], total: '20.02' },
    ],
  ])('CART-05a CART-05b CART-05c CART-05d CART-05e %s', (_, events, expected) => {
    expect(summary(after(two(), ...events))).toEqual(expected);
  });

  it.each<[string, SettleEvent[], SettleEvent]>([
    ['an order that is not there', [], { type: 'check', orderNo: '9' }],
    ['an order that is already checked', [{ type: 'check', orderNo: '1' }], { type: 'check', orderNo: '1' }],
    ['unchecking what is not checked', [{ type: 'check', orderNo: '1' }], { type: 'uncheck', orderNo: '2' }],
    [
      'a payer that the order does not have',
      [{ type: 'check', orderNo: '1' }],
      { type: 'choosePayer', orderNo: '1', payerCode: 'P9' },
    ],
    [
      'a payer of an unchecked order',
      [{ type: 'check', orderNo: '1' }],
      { type: 'choosePayer', orderNo: '2', payerCode: 'P2' },
    ],
    [
      'a payer of an order that is not there',
      [{ type: 'checkAll' }],
      { type: 'choosePayer', orderNo: '9', payerCode: 'P2' },
    ],
    ['unselecting when nothing is checked', [], { type: 'uncheckAll' }],
    ['select-all when all are checked', [{ type: 'checkAll' }], { type: 'checkAll' }],
  ])('%s changes nothing', (_, events, event) => {
    const state = after(two(), ...events);
    expect(settle(state, event)).toBe(state);
  });

  it('select-all over no orders checks nothing', () => {
    expect(summary(after(start(), { type: 'checkAll' }))).toMatchObject({ kind: 'none', total: '0.00' });
  });

  it('says which checked orders nobody pays', () => {
    const state = after(start(anOrder('1'), anOrder('2', { payerInfo: null, payToList: [] })), {
      type: 'checkAll',
    });
    expect(checkedOrders(state).map(({ mark }) => mark)).toEqual(['1', '2']);
    expect(unpaidOrders(state).map(({ mark }) => mark)).toEqual(['2']);
  });

  it('PAYER-01 places the checked orders that have a payer, under their compose orders', () => {
    const data = {
      composeProductList: [
        { composeOrderNo: 'C1', splitOrderDetailList: [anOrder('1'), anOrder('2')] },
        { splitOrderDetailList: [anOrder('3', { payerInfo: null, payToList: [] }), anOrder('4')] },
      ],
    };
    const state = after(startSettle(data), { type: 'checkAll' }, { type: 'uncheck', orderNo: '2' });
    expect(ordersToPlace(data, state)).toEqual([
      { composeOrderNo: 'C1', orderNo: '1', payerCode: 'P1', priceToPay: 20.02 },
      { composeOrderNo: '', orderNo: '4', payerCode: 'P1', priceToPay: 20.02 },
    ]);
  });

  it('CART-06 an order costs price times number, rounded once', () => {
    expect(splitOrderPrice(anOrder('1', { splitOrderProductList: [{ price: '0.335', number: 3 }] }))).toBe(
      '1.01',
    );
  });

  it('lets only reachable events be written', () => {
    const none = { ...two(), kind: 'none' } as const;
    // @ts-expect-error nothing is checked, so nothing can be unchecked
    expect(settle(none, { type: 'uncheckAll' })).toBe(none);
    expectTypeOf(settle(none, { type: 'checkAll' })).toEqualTypeOf<SettleState<MyOrder>>();
  });
});

describe('CART-05 laws of the settle view', () => {
  const numbers = ['1', '2', '3', '4'];
  const order = fc.record({
    cents: fc.nat({ max: 99_999 }),
    number: fc.nat({ max: 99 }),
    hasPayer: fc.boolean(),
  });
  const orderNo = fc.constantFrom(...numbers, '9');
  const renewed = fc.record({
    payerCode: fc.constantFrom('P1', 'P2', 'P9'),
    payerBalance: fc.record({ balance: fc.nat() }),
  });
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom('check', 'uncheck'), orderNo }),
    fc.record({ type: fc.constantFrom('checkAll', 'uncheckAll') }),
    fc.record({ type: fc.constant('choosePayer'), orderNo, payerCode: fc.constantFrom('P1', 'P2', 'P9') }),
    fc.record({ type: fc.constant('renewPayers'), payers: fc.array(renewed, { maxLength: 2 }) }),
  ) as fc.Arbitrary<SettleEvent>;

  it('hold after any events', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 4 }), fc.array(event), (rows, events) => {
        const orders = rows.map(({ cents, number, hasPayer }, at) =>
          anOrder(String(at + 1), {
            splitOrderProductList: [{ price: cents / 100, number }],
            ...(hasPayer ? {} : { payerInfo: null, payToList: null }),
          }),
        );
        const state = after(start(...orders), ...events);
        const checked = checkedOrders(state);
        const kind = checked.length === 0 ? 'none' : checked.length === orders.length ? 'all' : 'some';
        expect(state.kind).toBe(kind);
        expect(state.total).toBe(sumAmounts(checked.map((order) => orderPrice(order.splitOrderProductList))));
        expect(state.payers.map(({ key }) => key)).toEqual(
          checked.filter((order) => !unpaidOrders(state).includes(order)).map(({ orderNo: key }) => key),
        );
        expect(unpaidOrders(state)).toEqual(checked.filter(({ payerInfo }) => !payerInfo));
      }),
    );
  });
});
