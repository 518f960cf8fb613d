import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney, toMoney } from '../money';
import { planSubmit, recordSubmit } from '../submit';
import {
  amountProblem,
  balanceChanges,
  changedBalances,
  isMovement,
  type ListedMovement,
  lookUpMovement,
  MOVEMENTS,
  type Movement,
} from '.';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

const movement: Movement = {
  form: 'accountTransfer',
  saletoCode: 'S1',
  from: 'P1',
  to: 'P2',
  amount: '50000.00',
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
    { records, total: records.length, claimed: ['HB9'] },
  );

describe('FIN-03 a movement of money', () => {
  it('ORDER-01 an equal one is held back until the first is settled; another amount is not', () => {
    const first = planSubmit([], movement, as('a'));
    if (first.kind === 'held') throw new Error('the journal was empty');
    const sent = recordSubmit(first.journal, 'a', { type: 'send', at: NOW });
    expect(planSubmit(sent, movement, as('b'))).toMatchObject({
      kind: 'held',
      notice: { text: '相同的一笔正在提交，请等待结果' },
    });
    expect(planSubmit(sent, { ...movement, amount: '50000.01' }, as('b')).kind).toBe('planned');
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
    expect(again({ amount: '50000.01' })).toBe('planned');
    expect(again({ form: 'posRecharge' })).toBe('planned');
  });

  it('ORDER-01 a payment that the list does not have yet is not said to be missing before the last word', () => {
    const asked = (lateNow: number) =>
      lookUpMovement(
        { submission: movement, plannedAt: NOW },
        { records: [], total: 0, claimed: [], lateNow },
      );
    expect(asked(NOW + 60_000).type).toBe('doubt');
    expect(asked(NOW + 31 * 60_000).type).toBe('miss');
  });

  it.each<[string, ListedMovement[], ReturnType<typeof lookUp>]>([
    ['is found', [listed({})], { type: 'place', orderNos: ['HB1'] }],
    [
      'without accounts in the list',
      [listed({ from: undefined, to: undefined })],
      { type: 'place', orderNos: ['HB1'] },
    ],
    ['is not there', [], { type: 'miss' }],
    ['another amount', [listed({ amount: '50000.01' })], { type: 'miss' }],
    ['another account', [listed({ to: 'P3' })], { type: 'miss' }],
    ['of yesterday', [listed({ time: '2026-11-19 10:00:03' })], { type: 'miss' }],
    ['that another has', [listed({ number: 'HB9' })], { type: 'miss' }],
    ['twice', [listed({}), listed({ number: 'HB2' })], { type: 'doubt', reason: '有 2 笔相同的记录' }],
    ['without a time', [listed({ time: '' })], { type: 'doubt', reason: '有一笔记录的时间无法识别' }],
  ])('ORDER-01 one without an answer is looked for in the list: %s', (_, records, event) => {
    expect(lookUp(...records)).toEqual(event);
  });

  it('ORDER-01 a list that does not reach back beyond it settles nothing', () => {
    const record = { submission: movement, plannedAt: NOW };
    const recent = [listed({ amount: 1 })];
    const old = [listed({ amount: 1, time: '2026-11-20 08:59:59' })];
    const undated = [listed({ amount: 1, time: '?' })];
    const look = (records: ListedMovement[]) => lookUpMovement(record, { records, total: 20, claimed: [] });
    expect(look(recent)).toEqual({ type: 'doubt', reason: '记录未能完整读取' });
    expect(look(undated).type).toBe('doubt');
    expect(look(old)).toEqual({ type: 'miss' });
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
    expect(balanceChanges('1.00', {})).toEqual([]);
  });

  it.each([
    ['0', {}, '金额要大于 0'],
    ['-1', {}, '金额要大于 0'],
    ['x', {}, '金额要大于 0'],
    ['1500000', { available: '1286500' }, '可用 ¥1,286,500.00，还差 ¥213,500.00'],
    ['600', { available: '1000', limit: '500' }, '每笔最多 ¥500.00'],
    ['500', { available: '500', limit: '500' }, undefined],
    ['500', {}, undefined],
  ])('VALID-01 an amount of %s within %j: %s', (amount, terms, problem) => {
    expect(amountProblem(amount, terms)).toBe(problem);
  });

  it('says which balance has changed since the slip was checked', () => {
    const of = (balance: string) => balanceChanges('10', { from: { code: 'P1', name: '', balance } });
    expect(changedBalances(of('100'), of('100.00'))).toEqual([]);
    expect(changedBalances(of('100'), of('90'))).toEqual(['(P1) 余额由 ¥100.00 变为 ¥90.00']);
    expect(changedBalances([], of('90'))).toEqual([]);
  });
});
