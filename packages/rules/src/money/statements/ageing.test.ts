import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumAmounts } from '../../base/money';
import { ageSteps } from './ageing';

const NOW = new Date('2026-11-22T12:00:00+08:00');

const at = (day: string, amount = 1) => ({ day, amount });

it('FIN-04 documents stand in the step of their age, to the day', () => {
  const days = [
    '2026-11-22',
    '2026-10-23',
    '2026-10-22',
    '2026-09-23',
    '2026-09-22',
    '2026-08-24',
    '2026-08-23',
  ];
  const steps = ageSteps(
    days.map((day) => at(day)),
    NOW,
  );
  expect(steps.map(({ name, count }) => [name, count])).toEqual([
    ['0–30 天', 2],
    ['31–60 天', 2],
    ['61–90 天', 2],
    ['91 天以上', 1],
  ]);
  expect(ageSteps([at('2026-12-01', 5)], NOW)[0]).toEqual({
    name: '0–30 天',
    count: 1,
    amount: '5.00',
    lacking: 0,
  });
});

it('FIN-04 every document stands in one step: counts and amounts add up', () => {
  const document = fc.record({
    day: fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)),
    amount: fc.integer({ min: -99_999, max: 99_999 }),
  });
  fc.assert(
    fc.property(fc.array(document), (documents) => {
      const steps = ageSteps(documents, NOW);
      expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(documents.length);
      expect(sumAmounts(steps.map(({ amount }) => amount))).toBe(
        sumAmounts(documents.map(({ amount }) => amount)),
      );
    }),
  );
});

it('FIN-04 a document whose day cannot be read stands at the end by itself, where there is one', () => {
  const steps = ageSteps([at('上周', 5), at('2026-11-22')], NOW);
  expect(steps.at(-1)).toMatchObject({ name: '日期不明', count: 1, amount: '5.00' });
  expect([steps.length, ageSteps([at('2026-11-22')], NOW).length]).toEqual([5, 4]);
});
