import { expect, it } from 'vitest';
import { codeAndName, countText, joined, periodText } from './joined';

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
