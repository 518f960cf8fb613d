import { expect, it } from 'vitest';
import { hasEnded, isUrgentStep, orderProgress, orderSteps, orderWait } from './order-progress';

it.each([
  ['10', 12, '等待审核'],
  ['20', 40, '等待发货'],
  ['30', 67, '等待送达'],
  ['40', 83, undefined],
  ['50', 100, undefined],
  ['90', undefined, undefined],
  ['77', 0, undefined],
])('ORDER-01 an order in state %s stands at %s and waits for %s', (status, value, text) => {
  expect(orderProgress(status)).toEqual({ value, isDone: status === '50' });
  expect(orderWait(status)).toBe(text);
});

it('ORDER-01 signing for what has arrived is the step that cannot wait', () => {
  expect([isUrgentStep('40', 'sign'), isUrgentStep('40', 'logistics'), isUrgentStep('30', 'sign')]).toEqual([
    ...[true, false, false],
  ]);
});

it('ORDER-01 each step says when it was reached', () => {
  const timeline = [
    { time: '2026-11-17 14:00', text: '仓库已发货' },
    { time: '2026-11-16 16:40', text: '审核通过，等待发货' },
    { time: '2026-11-16 11:02', text: '订单已提交，等待审核' },
  ];
  expect(orderSteps('30', timeline).map(({ isReached, time }) => [isReached, time])).toEqual([
    [true, '2026-11-16 11:02'],
    [true, '2026-11-16 16:40'],
    [true, '2026-11-17 14:00'],
    [false, undefined],
  ]);
  expect(orderSteps('90', timeline).some(({ isReached }) => isReached)).toBe(false);
});

it('ORDER-01 an order that is signed for or cancelled waits for nothing', () => {
  expect(['10', '20', '30', '40', '50', '90'].filter(hasEnded)).toEqual(['50', '90']);
});
