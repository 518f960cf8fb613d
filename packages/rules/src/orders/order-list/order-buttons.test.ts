import { expect, it } from 'vitest';
import { isAwaitedStep, isEnding, orderButtons, stepReason } from './order-buttons';

const buttons = (...codes: string[]) => codes.map((code) => ({ code }));

it.each([
  ['10', ['cancel', 'rebuy'], undefined, ['rebuy', 'cancel']],
  ['10', ['cancel', 'creditPay', 'rebuy'], 'creditPay', ['rebuy', 'cancel']],
  [
    '20',
    ['groupCancel', 'deposit', 'cancel', 'reschedule'],
    'deposit',
    ['reschedule', 'groupCancel', 'cancel'],
  ],
  ['20', ['cancel', 'reschedule', 'rebuy'], 'reschedule', ['rebuy', 'cancel']],
  ['30', ['creditPay', 'logistics', 'reschedule'], 'logistics', ['creditPay', 'reschedule']],
  [
    '40',
    ['crowdFunding', 'chongbai', 'sign', 'reject', 'logistics'],
    'sign',
    ['crowdFunding', 'chongbai', 'logistics', 'reject'],
  ],
  ['50', ['returnGoods', 'estimate', 'rebuy'], 'rebuy', ['returnGoods', 'estimate']],
  ['90', ['rebuy'], 'rebuy', []],
  ['77', ['logistics', 'sign', 'brandNew'], 'sign', ['logistics', 'brandNew']],
  ['10', ['rebuy', 'wholeHouse'], 'wholeHouse', ['rebuy']],
  ['10', ['rebuy', 'crowdFunding'], 'crowdFunding', ['rebuy']],
  ['30', ['storageFee'], 'storageFee', []],
  ['20', ['tctp', 'reschedule', 'advanceArrival'], 'advanceArrival', ['tctp', 'reschedule']],
  ['20', ['rebuy', 'reschedule', 'tctp'], 'tctp', ['rebuy', 'reschedule']],
  ['20', ['cancel', 'rebuy'], undefined, ['rebuy', 'cancel']],
  ['40', ['logistics'], 'logistics', []],
  ['50', ['estimate'], 'estimate', []],
  ['77', ['logistics'], 'logistics', []],
  ['77', ['rebuy', 'cancel'], 'rebuy', ['cancel']],
  [
    '30',
    ['tcStock', 'logistics', 'mfyjDelete', 'hairishengCancel', 'more'],
    'logistics',
    ['more', 'tcStock', 'mfyjDelete', 'hairishengCancel'],
  ],
  ['30', ['brandNew'], undefined, ['brandNew']],
])('ORDER-01 in state %s the buttons %j begin with %s', (...value) => {
  const [status, codes, next, others] = value;
  const ordered = orderButtons(status, buttons(...codes));
  expect(ordered.next?.code).toBe(next);
  expect(ordered.others.map(({ code }) => code)).toEqual(others);
});

it('ORDER-01 the buttons that end an order are known', () => {
  expect(['cancel', 'reject', 'sign', 'rebuy'].map(isEnding)).toEqual([true, true, false, false]);
});

it('ORDER-01 an order waits for a payment or an answer, not for a look at its logistics or a new purchase', () => {
  expect(['deposit', 'wholeHouse', 'sign'].filter(isAwaitedStep)).toEqual(['deposit', 'wholeHouse', 'sign']);
  expect(['logistics', 'rebuy', 'estimate', 'reschedule'].filter(isAwaitedStep)).toEqual([]);
});

it('ORDER-01 each step that an order waits for has its reason, the others have none', () => {
  const codes = ['wholeHouse', 'deposit', 'creditPay', 'crowdFunding', 'storageFee', 'sign'];
  expect(codes.every((code) => isAwaitedStep(code) && stepReason(code) !== undefined)).toBe(true);
  expect([undefined, 'logistics', 'rebuy', 'brandNew'].map(stepReason)).toEqual(Array(4).fill(undefined));
});
