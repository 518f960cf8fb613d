import { describe, expect, it } from 'vitest';
import { CALL_MS } from './late-call';
import { lookUpPayment } from './look-up-payment';

describe('ORDER-01 a payment without an answer', () => {
  it.each([
    [61572, 0, 0, 'paid'],
    ['100.00', '99.99', 0, 'paid'],
    [100, '100.00', 0, 'open'],
    [100, '100.00', CALL_MS - 1, 'open'],
    [100, '100.00', CALL_MS, 'none'],
    [100, 120, CALL_MS, 'none'],
    [100, undefined, CALL_MS, 'unknown'],
    [100, '一百', CALL_MS, 'unknown'],
    [undefined, 100, 0, 'open'],
    [undefined, 100, CALL_MS, 'none'],
  ])('owing %o before and %o after %d ms is %s', (...[owed, owes, waited, outcome]) => {
    expect(lookUpPayment({ owed, sentAt: 1000 }, owes, 1000 + waited)).toBe(outcome);
  });
});
