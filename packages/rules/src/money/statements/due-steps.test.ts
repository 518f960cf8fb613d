import { expect, it } from 'vitest';
import { dueSteps } from './due-steps';

const NOW = new Date('2026-11-20T04:00:00Z');
const due = (day: string, amount: number | string = 100) => ({ day, amount });
const counts = (documents: Parameters<typeof dueSteps>[0]) =>
  dueSteps(documents, NOW).map(({ name, count, amount }) => [name, count, amount]);

it('FIN-04 F32 bills stand by the days until they are due, each in one step', () => {
  const days = [
    '2026-11-19',
    '2026-11-20',
    '2026-11-30',
    '2026-12-01',
    '2026-12-20',
    '2026-12-21',
    '2027-02-18',
    '2027-02-19',
  ];
  expect(counts(days.map((day) => due(day)))).toEqual([
    ['已过到期日', 1, '100.00'],
    ['10 天内到期', 2, '200.00'],
    ['11–30 天', 2, '200.00'],
    ['31–90 天', 2, '200.00'],
    ['91 天以上', 1, '100.00'],
  ]);
});

it('FIN-04 F32 a bill without a day is not lost, and an amount that cannot be read is no sum', () => {
  expect(counts([due('', 5), due('2026-11-21', 'x')])).toEqual([
    ['已过到期日', 0, '0.00'],
    ['10 天内到期', 1, undefined],
    ['11–30 天', 0, '0.00'],
    ['31–90 天', 0, '0.00'],
    ['91 天以上', 0, '0.00'],
    ['日期不明', 1, '5.00'],
  ]);
});
