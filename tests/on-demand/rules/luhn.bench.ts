/** Bank-card numbers against fast-luhn (VALID-02). */
import fastLuhn from 'fast-luhn';
import validator from 'validator';
import type { Figure } from '../../../packages/rules/bench/measure';
import { isBankCard } from '../../../packages/rules/src/account/identity';

/** Different 16-digit numbers; about one in ten satisfies the sum. */
const numbers = Array.from({ length: 10_000 }, (_, at) => {
  const digits = (at * 7_919_104_729 + 4_000_000_000_000_000) % 10_000_000_000_000_000;
  return String(digits).padStart(16, '0');
});

function counting(check: (digits: string) => boolean): () => number {
  return () => {
    let right = 0;
    for (const digits of numbers) if (check(digits)) right += 1;
    return right;
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'Luhn, 10,000 numbers of 16 digits',
    candidates: [
      { name: 'ours', run: counting(isBankCard) },
      { name: 'fast-luhn', run: counting(fastLuhn) },
      { name: 'validator', run: counting(validator.isLuhnNumber) },
    ],
    ratios: [
      { of: 'ours', over: 'fast-luhn', bar: 1 },
      { of: 'ours', over: 'validator' },
    ],
    notes: () => [
      `equal to fast-luhn on ${numbers.filter((item) => isBankCard(item) === fastLuhn(item)).length} of 10000, ` +
        `${counting(isBankCard)()} of them right`,
      'growth: linear in the digits, each read once',
    ],
  },
];
