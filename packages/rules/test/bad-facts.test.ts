/** The values that a wire, a store or an address bar may hold against their types: none passes, and none throws. */
import { describe, expect, it } from 'vitest';
import { visibleAddresses } from '../src/account/address';
import { shipToListName } from '../src/account/address-book';
import { freezeNotices, freezeView } from '../src/account/freeze';
import { isIdentityCard } from '../src/account/identity';
import { buttonCode, menuAddress, menusRefusal, sideBar, visibleMenus } from '../src/account/menu';
import { sessionEntry, sessionPhase } from '../src/account/session';
import { sessionEnd } from '../src/account/session/expiry';
import { NO_SUB_APPLICATION, subApplicationReducer } from '../src/account/sub-application';
import { refuse } from '../src/base/refusal';
import { demandFieldValues } from '../src/buying/bulk-order';
import { calculate, dayFigure, replenishmentRequest } from '../src/buying/calculator';
import type { CartEntry } from '../src/buying/cart';
import { lineTerms } from '../src/buying/cart-entry';
import { adClick } from '../src/buying/category';
import { addToHistory } from '../src/buying/search';
import { allTicked, entryRefusal, selectionOf, tick, tickedTotal } from '../src/buying/selection';
import { orderRefusal, ordersToPlace, settle, startSettle } from '../src/buying/settle';
import { openSettle } from '../src/buying/settle-draft';
import { eventWorkRefusal } from '../src/fields/input';
import { isDueForMonth } from '../src/money/month-close';
import { financingCost, interestFormula, redemptionOf } from '../src/money/movement';
import { dayAfter, mostPayable, runwayMoves, runways, whatIf } from '../src/money/runway';
import { orderButtons } from '../src/orders/order-list';

const NOW = new Date('2026-11-20T12:00:00+08:00');
const NO_DAY = new Date(Number.NaN);

/** A value as a wire may give it where the type says otherwise. */
const wire = (value: unknown): never => value as never;

const entry = (id: unknown, price: unknown = 5): CartEntry =>
  wire({
    id,
    activityType: 1,
    composeEnable: true,
    number: 1,
    productList: [{ productCode: 'P', number: 1, price }],
  });

const orderOf = (price: unknown) => ({
  orderNo: '1',
  splitOrderProductList: [{ price: wire(price), number: 1 }],
  payerInfo: { payerCode: 'P', payerBalance: { balance: 9 } },
});

describe('bad facts', () => {
  it.each([
    '//evil.example/p',
    '/\\evil.example/p',
    '/\t/evil.example/p',
    '\\\\evil.example',
    '///evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0A/evil.example',
    '/%0D%0A/evil.example',
    '/%2F%2Fevil.example',
    '/%252F%252Fevil.example',
  ])('AUTH-02 an address that reads %j never leaves the portal after its token was taken', (pathname) => {
    const entered = sessionEntry({ address: { pathname, search: '?token=T', hash: '' } }, NOW);
    const reloadTo = entered.kind === 'adopt' ? entered.reloadTo : '';
    expect(new URL(reloadTo, 'https://portal.example').origin).toBe('https://portal.example');
  });

  it.each(['1,234.50', '¥12', '１２', Number.NaN, '', null])(
    'CART-06 the unreadable price %j is never 0: the entry and its order stop by line',
    (price) => {
      expect(entryRefusal(entry('E', price))).toMatchObject({
        params: { line: refuse('line.price', { row: 1 }) },
      });
      expect(allTicked(tick(selectionOf([entry('E', price)], []), 'E', true))).toBe(false);
      const data = { composeProductList: [{ composeOrderNo: 'C', splitOrderDetailList: [orderOf(price)] }] };
      expect(orderRefusal(orderOf(price))).toMatchObject({
        params: { line: refuse('line.price', { row: 1 }) },
      });
      expect(ordersToPlace(data, settle(startSettle(data), { type: 'checkAll' }))).toEqual([]);
      expect(openSettle(data, new Map())).toMatchObject({ checked: [] });
    },
  );

  it.each(['2024-06-13T00:00:00.123456Z', '2024-06-13T00:00:00.123456789Z', '2024-06-13T00:00:00.1Z'])(
    'AUTH-01 the end %s is read with any decimals',
    (end) => {
      expect(new Date(sessionEnd(end, NOW)).toISOString().slice(0, 19)).toBe('2024-06-13T00:00:00');
    },
  );

  it('AUTH-01 VALID-02 an end or a day that cannot be read closes', () => {
    expect(sessionPhase({ token: 'T', endsAt: wire('x') }, NOW)).toBe('ended');
    expect(sessionPhase({ token: 'T', endsAt: NOW.getTime() + 1e9 }, NO_DAY)).toBe('ended');
    expect(isIdentityCard('11010519491231002X', NO_DAY)).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'CART-02 the name %s of every object is no term, no field and no code',
    (name) => {
      expect(lineTerms({ yuncangType: name, priceType: name })).toEqual([]);
      const field = {
        fieldCode: name,
        fieldName: '容积',
        fieldType: 'text',
        isRequired: false,
        sort: 1,
      } as const;
      expect(demandFieldValues([field], {})).toEqual([]);
      expect(sideBar({ menus: [{ id: name, title: name, path: '/a' }] }, NOW)).toEqual([]);
    },
  );

  it('CART-04 entries with one id, or with none, can all be ticked', () => {
    const twice = tick(selectionOf([entry('A'), entry('A')], []), 'A', true);
    expect([allTicked(twice), tickedTotal(twice)]).toEqual([true, '10.00']);
    const nameless = selectionOf([entry(undefined), entry(undefined)], []);
    expect(allTicked(tick(nameless, 'P', true))).toBe(true);
    expect(allTicked(tick(nameless, 'undefined', true))).toBe(false);
  });

  it('MENU-07 a number where a text was expected is read or nothing, and never throws', () => {
    expect(freezeView({ M: wire(5) })).toEqual({ kind: 'free' });
    expect(eventWorkRefusal({ eventWorkCustomer: { accountId: 5, accountName: '甲' } })).toBeUndefined();
    const values = { zsdRevqSum: 600, storeAmt: 1 };
    const ask = { mode: 'turnover', productCode: 5, values, quantity: 1 } as const;
    expect(calculate(ask, NOW).kind).toBe('answered');
    expect(calculate(ask, NO_DAY)).toMatchObject({ refusals: [{ field: 'today' }] });
    const ad = { redirectionMethod: 1, rediretionContent: wire(5) };
    expect(adClick(ad).opens).toEqual({ kind: 'detail', productCode: '5' });
    expect(addToHistory([wire(5)], 'a')).toEqual(['a']);
    expect(visibleMenus({ menus: [wire(null)] })).toEqual([]);
    expect(menuAddress({ id: 1, url: wire(5) })).toEqual({ kind: 'path', path: '/5' });
    const coded = { id: 1, title: '样表查询', subItems: [{ id: 2, url: wire(5) }] };
    expect(visibleMenus({ menus: [coded], customerCode: '7' })[0]?.subItems?.[0]?.url).toBe('57');
    expect([buttonCode(wire(null)), buttonCode(wire(4))]).toEqual(['', '4']);
    expect(shipToListName({ sendtoCode: '1', sendtoAddress: wire(5) }).short).toBe('(1)');
    expect(visibleAddresses([{ addressName: wire(5) }], 'HV003')).toHaveLength(1);
  });

  it('CART-05 newer balances of 100,000 orders are read in linear time', () => {
    const orders = Array.from({ length: 100_000 }, (_, at) => ({ ...orderOf(1), orderNo: String(at) }));
    const all = settle(startSettle({ composeProductList: [{ splitOrderDetailList: orders }] }), {
      type: 'checkAll',
    });
    const renewed = settle(all, {
      type: 'renewPayers',
      payers: [{ payerCode: 'P', payerBalance: { balance: 3 } }],
    });
    expect(renewed.payers.at(-1)).toMatchObject({ key: '99999', credit: 3 });
  }, 20_000);

  it('MENU-07 menus that hold themselves end in a problem', () => {
    const item = { id: 7, title: '直供采购', subItems: [] as unknown[] };
    item.subItems.push(item, item);
    const menus = [wire(item)];
    expect(visibleMenus({ menus })).toEqual([]);
    expect(menusRefusal(menus)?.code).toBe('menu.broken');
  });

  it('CALC-04 a shortage too small to show is still one after JSON', () => {
    const values = { zsdRevqSum: 60, storeAmt: '15.99999', jshdQtyT0: 0, jshdQtyT1: 0, jshdQtyT2: 0 };
    const result = calculate({ mode: 'turnover', productCode: 'A', values, quantity: 0 }, NOW);
    const [, , last] = result.kind === 'answered' ? result.weeks : [];
    const carried: typeof last = JSON.parse(JSON.stringify(last));
    expect(carried?.before).toEqual({ days: 0, isShort: true });
    expect(dayFigure(carried?.before.days, carried?.before).text).toBe('断货');
  });

  it('FREEZE-01 the unfreeze order has its own field, and is not in its sentence alone', () => {
    expect(freezeNotices({ M: 'D2026' }).map(({ orderNo }) => orderNo)).toEqual(['D2026']);
  });

  it('SUBAPP-01 the host reports no event that does not exist', () => {
    const loading = subApplicationReducer(NO_SUB_APPLICATION, { type: 'open', app: 'pc-mall' });
    // @ts-expect-error `unmounted` is a state, not an event
    expect(subApplicationReducer(loading, { type: 'unmounted', app: 'pc-mall' })).toBe(loading);
  });

  it.each(['no day', '', '2026-13-45', '9999-12-31', '275760-09-13'])(
    'FIN-02 the day %j ends no calculation by a throw, and a number of days that is none makes no day',
    (day) => {
      const payers = [{ payerCode: 'P', payerType: '01', balance: 10 }];
      const facts = { today: '2026-11-20', payers, dues: [], transfers: [] };
      const [runway] = runways(facts);
      expect(runway && mostPayable(runway, '2030-01-01')).toBe('0.00');
      expect(runway && mostPayable({ ...runway, days: [] }, day)).toBe('0.00');
      const trial = { day, amount: 5, flow: 'out', text: '试' } as const;
      for (const today of [day, facts.today]) {
        const asked = { ...facts, today };
        expect([runways(asked).length, whatIf(asked, 'P', [trial])?.rows.length ?? 0]).not.toContain(
          Number.NaN,
        );
        expect(runwayMoves(asked, 'P')).toEqual([]);
      }
      expect(isDueForMonth({ dueDate: day, amount: 1 }, { beginDate: day, endDate: day })).toBe(true);
      for (const days of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
        expect(dayAfter('2026-11-20', days)).toBe('');
      for (const days of [1.5, Number.NaN]) {
        expect(financingCost({ amount: 100, rate: 4, days })).toBeUndefined();
      }
      expect(interestFormula(100, 4, Number.NaN)).toBe('¥100.00 × 4% × — 天 ÷ 360');
      const loan = { outstandingAmount: 100, rate: 4, beginDate: '2026-11-01', repaidOn: [] };
      expect(redemptionOf(loan, 50, NO_DAY)).toBeUndefined();
    },
  );

  it('ORDER-01 a state that is the name of a property of every object has no next step', () => {
    expect(orderButtons('constructor', [{ code: 'a' }])).toEqual({
      next: undefined,
      others: [{ code: 'a' }],
    });
  });

  it.each([
    ['', 'C'],
    [Number.NaN, 'C'],
    [Number.POSITIVE_INFINITY, 'C'],
    [1, ' '],
  ])('CALC-02 a replenishment of %j pieces of the code %j is not sent', (number, productCode) => {
    const codes = { saletoCode: 'A', sendtoCode: 'B', productCode };
    expect(replenishmentRequest({ ...codes, number: wire(number) })).toBeUndefined();
    expect(replenishmentRequest({ ...codes, productCode: 'C', number: 1 })).toEqual({
      ...codes,
      productCode: 'C',
      number: 1,
    });
  });
});
