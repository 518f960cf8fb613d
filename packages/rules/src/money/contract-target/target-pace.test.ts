import { expect, it } from 'vitest';
import { targetPace } from './target-pace';

const NOW = new Date('2026-07-02T12:00:00+08:00');
const YEAR = { beginDate: '2026-01-01', endDate: '2026-12-31' };

it.each([
  [{ targetAmount: 1000, achievedAmount: 1254.5 }, '已达成，超出 ¥254.50'],
  [{ targetAmount: 1000, achievedAmount: 1000 }, '已达成，超出 ¥0.00'],
  [{ targetAmount: 1000, achievedAmount: 400 }, '还差 ¥600.00，比时间进度慢 10%'],
  [{ targetAmount: 1000, achievedAmount: 600 }, '还差 ¥400.00，不慢于时间进度'],
  [{ targetAmount: 1000, achievedAmount: 400, endDate: '2026-06-30' }, '已到期，还差 ¥600.00'],
  [
    { targetAmount: 1000, achievedAmount: 0, beginDate: '2027-01-01', endDate: '2027-12-31' },
    '还差 ¥1,000.00',
  ],
  [{ targetAmount: 1000, achievedAmount: 1, endDate: 'x' }, '还差 ¥999.00'],
])('FIN-11 a contract with %o says %s', (contract, text) => {
  expect(targetPace({ ...YEAR, ...contract }, NOW)?.text).toBe(text);
});

it('FIN-11 the share of the target stands next to the share of the term', () => {
  expect(targetPace({ ...YEAR, targetAmount: 1000, achievedAmount: 400 }, NOW)).toMatchObject({
    share: 40,
    timeShare: 50,
    isReached: false,
  });
});

it('FIN-11 one cent less than the target is not all of it', () => {
  const contract = { ...YEAR, targetAmount: 1_000_000, achievedAmount: '999999.99' };
  expect(targetPace(contract, NOW)).toMatchObject({ share: 99.9, isReached: false, rest: '0.01' });
  expect(targetPace({ ...contract, achievedAmount: 1_000_000 }, NOW)?.share).toBe(100);
});

it.each([
  { targetAmount: 0, achievedAmount: 5 },
  { targetAmount: 'x', achievedAmount: 5 },
  { achievedAmount: 5 },
  { targetAmount: 5 },
])('FIN-11 without a target or an achievement there is no pace: %o', (contract) => {
  expect(targetPace({ ...YEAR, ...contract }, NOW)).toBeUndefined();
});

it('FIN-11 a share that equals that of the time is not behind it', () => {
  expect(targetPace({ ...YEAR, targetAmount: 1000, achievedAmount: 500 }, NOW)?.text).toBe(
    '还差 ¥500.00，不慢于时间进度',
  );
});

it('FIN-11 a contract of one day has passed by half at noon', () => {
  const day = { beginDate: '2026-07-02', endDate: '2026-07-02', targetAmount: 1000, achievedAmount: 1 };
  expect(targetPace(day, NOW)?.timeShare).toBe(50);
});

it('FIN-11 a begin that cannot be read, or lies after the end, gives no share of the time', () => {
  const contract = { ...YEAR, targetAmount: 1000, achievedAmount: 1 };
  expect(targetPace({ ...contract, beginDate: 'x' }, NOW)?.timeShare).toBeUndefined();
  expect(targetPace({ ...contract, beginDate: '2027-01-01' }, NOW)?.timeShare).toBeUndefined();
});
