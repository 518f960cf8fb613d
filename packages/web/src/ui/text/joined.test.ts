import { expect, it } from 'vitest';
import { codeAndName, countText, joined, periodText, stateText } from './joined';
import { minuteText } from './wire-text';

it('FIN-01a what did not come leaves a dash or nothing, and never a lone sign', () => {
  expect(codeAndName('88', '腾达')).toBe('(88)腾达');
  expect(codeAndName('88', '腾达', ' ')).toBe('(88) 腾达');
  expect(codeAndName('88', undefined, ' ')).toBe('(88)');
  expect(codeAndName(undefined, '腾达')).toBe('腾达');
  expect(codeAndName(null, '')).toBe('—');
  expect(periodText('2026-11-01', '2026-11-30')).toBe('2026-11-01 ~ 2026-11-30');
  expect(periodText(undefined, '2026-11-30')).toBe('— ~ 2026-11-30');
  expect(periodText('2026-11-01', '')).toBe('2026-11-01 ~ —');
  expect(periodText(null, undefined)).toBe('');
  expect(countText(12, '台')).toBe('12 台');
  expect(countText(undefined, '台')).toBe('— 台');
  expect(joined(['A', undefined, '', null, 'B'])).toBe('A B');
});

it('HTTP-05 a state or a name that is no text is no word of a program in a sentence', () => {
  const odd: unknown = { value: '审核中' };
  expect(`订单 1 ${stateText(odd as string)}，不能拒收`).toBe('订单 1 状态未知，不能拒收');
  expect(stateText(undefined)).toBe('状态未知');
  expect(stateText('审核中')).toBe('审核中');
  expect(joined([odd as string, '审核中'])).toBe('审核中');
});

it('SIDE-02 the ends of a period are read as days, or to the minute, and one that cannot be read stays', () => {
  expect(periodText('20261128', '2026-12-01T00:00:00')).toBe('2026-11-28 ~ 2026-12-01');
  expect(periodText('2026-11-28 09:30:00', '', minuteText)).toBe('2026-11-28 09:30 ~ —');
  expect(periodText('11-28', '月底')).toBe('11-28 ~ 月底');
});
