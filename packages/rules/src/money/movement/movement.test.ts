import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney, toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import { CALL_MS, planSubmit, recordSubmit } from '../../buying/submit';
import {
  balanceChanges,
  changedBalances,
  draftAmount,
  isMovement,
  LATE_LIST_MS,
  type ListedMovement,
  listedNow,
  lookUpMovement,
  MOVEMENTS,
  type Movement,
  madeOn,
  movedAmountRefusal,
  pastedAmount,
  sharesLock,
} from '.';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

const movement: Movement = {
  form: 'accountTransfer',
  saletoCode: 'S1',
  from: 'P1',
  to: 'P2',
  amount: toMoney('50000.00'),
  about: '',
};

const as = (id: string) => ({ id, now: NOW, kind: MOVEMENTS });
const listed = (record: Partial<ListedMovement>): ListedMovement => ({
  number: 'HB1',
  from: 'P1',
  to: 'P2',
  amount: 50_000,
  time: '2026-11-20 10:00:03',
  ...record,
});
const lookUp = (...records: ListedMovement[]) =>
  lookUpMovement(
    { submission: movement, plannedAt: NOW },
    { records, total: records.length, claimed: ['HB9'], now: NOW + CALL_MS, finalMs: CALL_MS },
  );

describe('FIN-03 a movement of money', () => {
  it('ORDER-01 an equal one is held back until the first is settled; another amount is not', () => {
    const first = planSubmit([], movement, as('a'));
    if (first.kind === 'held') throw new Error('the journal was empty');
    const sent = recordSubmit(first.journal, 'a', { type: 'send', at: NOW });
    expect(planSubmit(sent, movement, as('b'))).toMatchObject({
      kind: 'held',
      refusal: { code: 'submit.sent', params: { what: 'movement' } },
    });
    expect(planSubmit(sent, { ...movement, amount: toMoney('50000.01') }, as('b')).kind).toBe('planned');
    const placed = recordSubmit(sent, 'a', { type: 'place', orderNos: ['HB1'] });
    expect(planSubmit(placed, movement, as('b')).kind).toBe('planned');
    expect(isMovement(JSON.parse(JSON.stringify(movement)))).toBe(true);
    expect(isMovement({ ...movement, verb: '划转' })).toBe(true);
    expect(isMovement({ ...movement, amount: 'x' })).toBe(false);
    expect(isMovement({ ...movement, to: undefined })).toBe(false);
    expect(isMovement(null)).toBe(false);
  });

  it('ORDER-01 a payment without an answer locks its account and amount in every form, and nothing else', () => {
    const payment = { ...movement, form: 'payment', from: '', about: '8800' };
    const first = planSubmit([], payment, as('a'));
    if (first.kind === 'held') throw new Error('the journal was empty');
    const sent = recordSubmit(first.journal, 'a', { type: 'send', at: NOW });
    const again = (change: Partial<Movement>) => planSubmit(sent, { ...payment, ...change }, as('b')).kind;
    expect(again({ form: 'onlinePayment', about: '' })).toBe('held');
    expect(again({ form: 'payPage', about: 'x' })).toBe('held');
    expect(again({ to: 'P3' })).toBe('planned');
    expect(again({ amount: toMoney('50000.01') })).toBe('planned');
    expect(again({ form: 'posRecharge' })).toBe('planned');
  });

  it.each([
    ['of transfers', CALL_MS, 149_999, 150_000],
    ['that may be late', LATE_LIST_MS, 29 * 60_000, 30 * 60_000],
  ])(
    'ORDER-01 a list %s without it says nothing before %d ms: the server may still carry it out',
    (_, finalMs, ...waits) => {
      const kinds = waits.map((wait) => {
        const list = { records: [], total: 0, claimed: [], now: NOW + wait, finalMs };
        return lookUpMovement({ submission: movement, plannedAt: NOW }, list).kind;
      });
      expect(kinds).toEqual(['open', 'none']);
    },
  );

  it.each<[string, ListedMovement[], readonly string[]]>([
    ['the same', [listed({})], ['HB1']],
    ['without accounts in the list', [listed({ from: undefined, to: undefined })], ['HB1']],
    ['twice', [listed({}), listed({ number: 'HB2' })], ['HB1', 'HB2']],
    ['without a time', [listed({ time: '' })], ['HB1']],
    ['without an amount', [listed({ amount: null })], ['HB1']],
    ['with an unreadable amount', [listed({ amount: '五万' })], ['HB1']],
    ['nothing', [], []],
    ['another amount', [listed({ amount: toMoney('50000.01') })], []],
    ['another account', [listed({ to: 'P3' })], []],
    ['from another account', [listed({ from: 'P9' })], []],
    ['of an hour before, to the second', [listed({ time: '2026-11-20 09:00:00' })], ['HB1']],
    ['of yesterday', [listed({ time: '2026-11-19 10:00:03' })], []],
    // The clocks of browser and server may be an hour apart.
    ['of an hour before, less a second', [listed({ time: '2026-11-20 09:00:01' })], ['HB1']],
    ['of an hour before, and a second', [listed({ time: '2026-11-20 08:59:59' })], []],
    ['that another has', [listed({ number: 'HB9' })], []],
  ])(
    'ORDER-01 one without an answer is looked for in the list, and the user says which it is: %s',
    (_, records, numbers) => {
      const answer = lookUp(...records);
      if (answer.kind !== 'found') expect(answer).toEqual({ kind: 'none' });
      expect(answer.kind === 'found' ? answer.records.map(({ number }) => number) : []).toEqual(numbers);
    },
  );

  it.each<[Partial<ListedMovement>, number | undefined]>([
    [{}, 3000],
    [{ time: '2026-11-20 09:59:58' }, -2000],
    [{ time: '' }, undefined],
    [madeOn('2026-11-20'), undefined],
    [listedNow([listed({})], NOW).records[0] ?? {}, undefined],
  ])('ORDER-01 a candidate %j says how long after the submit it was made: %s', (record, laterMs) => {
    const answer = lookUp(listed(record));
    expect(answer.kind === 'found' && answer.records[0]?.laterMs).toBe(laterMs);
  });

  it('ORDER-01 a list that does not reach back beyond it settles nothing', () => {
    const record = { submission: movement, plannedAt: NOW };
    const recent = [listed({ amount: 1 })];
    const old = [listed({ amount: 1, time: '2026-11-20 08:59:59' })];
    const undated = [listed({ amount: 1, time: '?' })];
    const facts = { total: 20, claimed: [], now: NOW + CALL_MS, finalMs: CALL_MS };
    const look = (records: ListedMovement[]) => lookUpMovement(record, { ...facts, records });
    expect(look(recent)).toEqual({ kind: 'open', why: 'cut' });
    expect(look(undated).kind).toBe('open');
    expect(look(old)).toEqual({ kind: 'none' });
    expect(look([])).toEqual({ kind: 'open', why: 'cut' });
    expect(look([listed({ amount: 1, time: '2026-11-20 09:00:00' })])).toEqual({ kind: 'open', why: 'cut' });
    expect(lookUpMovement(record, { ...facts, records: [], total: 0, now: NOW })).toEqual({
      kind: 'open',
      why: 'early',
    });
  });

  it('ORDER-01 a list without times says how exactly it knows them', () => {
    const now = listedNow([listed({})], NOW);
    expect(now).toEqual({ total: 1, records: [listed({ time: NOW as never, precision: 'none' })] });
    expect(madeOn('2026/11/20')).toEqual({ time: '2026-11-20 23:59:59', precision: 'day' });
    expect(madeOn('昨天').time).toBe('昨天 23:59:59');
  });

  it('ORDER-01 a payment holds the other forms of payments back, and every other form itself alone', () => {
    expect(sharesLock('payPage', 'onlinePayment')).toBe(true);
    expect(sharesLock('airPayment', 'airOnlinePayment')).toBe(true);
    expect(sharesLock('payment', 'airPayment')).toBe(true);
    expect(sharesLock('payment', 'airOnlinePayment')).toBe(true);
    expect(sharesLock('accountTransfer', 'accountTransfer')).toBe(true);
    expect(sharesLock('accountTransfer', 'payment')).toBe(false);
  });

  it('moves what it takes: the balances together stay the same to the cent', () => {
    const cents = fc.integer({ min: 0, max: 1e13 }).map((value) => toMoney((value / 100).toFixed(2)));
    fc.assert(
      fc.property(cents, cents, cents, (amount, a, b) => {
        const changes = balanceChanges(amount, {
          from: { code: 'P1', name: '', balance: a },
          to: { code: 'P2', name: '', balance: b },
        });
        expect(sumMoney(changes.map(({ after }) => after))).toBe(sumMoney([a, b]));
        expect(sumMoney(changes.map(({ change }) => change))).toBe('0.00');
      }),
    );
    expect(balanceChanges(toMoney('1.00'), {})).toEqual([]);
  });

  it.each([
    ['0', {}, refuse('movement.amountZero')],
    ['-1', {}, refuse('movement.amountZero')],
    ['x', {}, refuse('movement.amountUnread')],
    [
      '1500000',
      { available: '1286500' },
      refuse('movement.aboveAvailable', { available: '1286500', lacking: '213500.00' }),
    ],
    ['600', { available: '1000', limit: '500' }, refuse('movement.aboveLimit', { limit: '500' })],
    ['500', { available: '500', limit: '500' }, undefined],
    ['5', { available: null }, refuse('movement.availableUnread')],
    ['5', { available: '—' }, refuse('movement.availableUnread')],
    ['5', { available: '10', limit: '万' }, refuse('movement.limitUnread')],
    ['500', {}, undefined],
  ])('VALID-01 an amount of %s within %j: %s', (amount, terms, problem) => {
    expect(movedAmountRefusal(amount, terms)).toEqual(problem);
  });

  it('says which balance has changed since the slip was checked', () => {
    const of = (balance: string) =>
      balanceChanges(toMoney('10'), { from: { code: 'P1', name: '', balance: toMoney(balance) } });
    expect(changedBalances(of('100'), of('100.00'))).toEqual([]);
    expect(changedBalances(of('100'), of('90'))).toEqual(['(P1) 余额由 ¥100.00 变为 ¥90.00']);
    expect(changedBalances([], of('90'))).toEqual([]);
    const other = { code: 'P2', before: toMoney('5'), change: toMoney('0'), after: toMoney('5') };
    expect(changedBalances([other, ...of('100')], of('100'))).toEqual([]);
  });

  it.each([
    ['￥ 1,234.50 元', '1234.50'],
    ['１００', '100'],
    ['1元2角', '1元2角'],
    ['1，200', '1200'],
  ])('VALID-01 what people write around an amount falls away: %s is %s', (text, plain) => {
    expect(pastedAmount(text)).toBe(plain);
  });

  it('VALID-01 the amount of a field that has passed its checks, with blanks around it', () => {
    expect([draftAmount(' 12.5 '), draftAmount('x'), draftAmount(undefined)]).toEqual([
      '12.50',
      '0.00',
      '0.00',
    ]);
  });
});
