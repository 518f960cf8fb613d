import { describe, expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import {
  countsInTotal,
  isStillOpen,
  PAYMENT_STATE_NAMES,
  paymentState,
  readPaymentResult,
} from './payment-result';

describe('ROUTE-09 the result of a payment', () => {
  it.each([
    ['10', 'waiting', true],
    ['15', 'processing', true],
    ['20', 'paid', false],
    ['30', 'failed', false],
    ['40', 'cancelled', false],
    ['99', 'unknown', true],
    ['', 'unknown', true],
    [20, 'unknown', true],
    [undefined, 'unknown', true],
    ['toString', 'unknown', true],
  ] as const)('the state %j is %s; to be asked for again: %s', (status, state, isOpen) => {
    expect(paymentState(status)).toBe(state);
    expect(isStillOpen(state)).toBe(isOpen);
    expect(PAYMENT_STATE_NAMES[state]).toMatch(/\p{Script=Han}{2}/u);
    // What failed or was cancelled moved nothing.
    expect(countsInTotal(status)).toBe(state !== 'failed' && state !== 'cancelled');
  });

  it.each<[unknown, ReturnType<typeof readPaymentResult>]>([
    [
      { paymentNo: 'ZF1', status: '20', amount: 120_000 },
      { state: 'paid', amount: toMoney('120000.00') },
    ],
    [
      { status: '20', amount: '0.10' },
      { state: 'paid', amount: toMoney('0.10') },
    ],
    [
      { status: '30', amount: 'x' },
      { state: 'failed', amount: undefined },
    ],
    [
      { status: '30', amount: null },
      { state: 'failed', amount: undefined },
    ],
    [
      { paymentNo: 'ZF2', status: '20', amount: 1 },
      { state: 'unknown', amount: undefined },
    ],
    // Neither a payment nor a state: the amount may be anybody's.
    [{ amount: 15_912 }, { state: 'unknown', amount: undefined }],
    [[], { state: 'unknown', amount: undefined }],
    [{}, { state: 'unknown', amount: undefined }],
    ['20', { state: 'unknown', amount: undefined }],
    [null, { state: 'unknown', amount: undefined }],
    [undefined, { state: 'unknown', amount: undefined }],
  ])('an answer %j is never more than it says', (answer, result) => {
    expect(readPaymentResult(answer, 'ZF1')).toEqual(result);
  });
});
