import { describe, expect, it } from 'vitest';
import { lookUpPayment } from './look-up-payment';

describe('ORDER-01 a payment without an answer', () => {
  it.each([
    [61572, 0, 'paid'],
    ['100.00', '99.99', 'paid'],
    [100, '100.00', 'notFound'],
    [100, undefined, 'unknown'],
    [undefined, 100, 'unknown'],
  ])('owing %o before and %o now is %s', (before, now, match) => {
    expect(lookUpPayment(before, now)).toBe(match);
  });
});
