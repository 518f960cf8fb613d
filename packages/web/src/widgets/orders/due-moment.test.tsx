import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DueMoment } from './due-moment';

afterEach(() => void vi.useRealTimers());

it('ORDER-01 an arrival of today is no deadline, and one that is late says so', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00+08:00'), toFake: ['Date'] });
  const textOf = (at: string) => render(<DueMoment at={at} isExpected />).container.textContent;
  expect(textOf('2026-11-27 18:00:00')).toBe('2026-11-27 18:00');
  expect(textOf('2026-11-28 18:00:00')).toBe('2026-11-28 18:00');
  expect(textOf('2026-11-23 18:00:00')).toBe('2026-11-23 18:00 · 已逾期 4 天');
});

it.each([
  ['2026-11-23 18:00:00', false, '2026-11-23 18:00 · 已逾期 4 天', 'true'],
  ['2026-11-27 18:00:00', false, '2026-11-27 18:00 · 今天截止', undefined],
  ['2026-11-23 18:00:00', true, '2026-11-23 18:00', undefined],
  [undefined, false, '—', undefined],
])('ORDER-01 a moment at %s that is over: %s reads %s', (...row) => {
  const [at, isOver, text, overdue] = row;
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00+08:00'), toFake: ['Date'] });
  const { container } = render(<DueMoment at={at} isOver={isOver} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('span')?.dataset['overdue']).toBe(overdue);
});
