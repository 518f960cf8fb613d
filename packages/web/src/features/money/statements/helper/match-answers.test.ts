import { toMoney } from '@dealer-portal/rules/money';
import { expect, it } from 'vitest';
import { matchAnswers } from './match-answers';

const row = (key: string, amount: string) => ({
  key,
  day: '2026-11-01',
  numbers: [],
  amount: toMoney(amount),
});
const rows = (name: string) => Array.from({ length: 300 }, (_, at) => row(`${name}${at}`, `${at + 1}.00`));
const request = {
  books: { company: rows('C'), dealer: rows('D') },
  rules: { days: 0, lines: 1 },
};

it('FIN-02 the progress of a matching is reported at most four times a second, its result at once', () => {
  let time = 0;
  // Each step of the matching takes 10 ms: 300 amounts and what is around them take some three seconds.
  const answers = [...matchAnswers(request, () => (time += 10))];
  const progress = answers.filter(({ kind }) => kind === 'progress');
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.length).toBeLessThanOrEqual(time / 250 + 1);
  const last = answers.at(-1);
  expect(last?.kind === 'done' && last.matching.matches.length).toBe(300);
});
