import { describe, expect, it } from 'vitest';
import { askedNote, isPassing, MOST_QUESTIONS, pauseBeforeQuestion } from './ask-again';

describe('FIN-07 a page that waits for a result', () => {
  it('asks with growing pauses, then every minute, and stops', () => {
    const pauses = Array.from({ length: 8 }, (_, at) => pauseBeforeQuestion({ count: at + 1, chance: 0.5 }));
    expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
    expect(pauseBeforeQuestion({ count: MOST_QUESTIONS - 1, chance: 0.5 })).toBe(60_000);
    expect(pauseBeforeQuestion({ count: MOST_QUESTIONS, chance: 0.5 })).toBeUndefined();
  });

  it.each([
    [0, 2400],
    [1, 3600],
  ])('does not ask at the moment of all others: chance %d gives %d ms', (chance, pause) => {
    expect(pauseBeforeQuestion({ count: 1, chance })).toBe(pause);
  });

  it('waits as long as the server asks for, and never shorter than its own pause', () => {
    expect(pauseBeforeQuestion({ count: 1, retryAfterMs: 30_000, chance: 0.5 })).toBe(30_000);
    expect(pauseBeforeQuestion({ count: 5, retryAfterMs: 1000, chance: 0.5 })).toBe(48_000);
    expect(pauseBeforeQuestion({ count: MOST_QUESTIONS, retryAfterMs: 1000, chance: 0.5 })).toBeUndefined();
  });

  it.each([
    [{ count: 1, chance: 0 }, 1000],
    [{ count: 1, chance: 0.5 }, 4000],
    [{ count: 6, chance: 1 }, 121_000],
    [{ count: 1, retryAfterMs: 30_000, chance: 0 }, 30_000],
    [{ count: 3, retryAfterMs: 30_000, chance: 0.5 }, 42_000],
  ])('after a failure %j it asks at any time up to twice the pause: %d ms', (asked, pause) => {
    expect(pauseBeforeQuestion({ ...asked, isFailing: true })).toBe(pause);
  });

  const FINE = { isFailing: false, hasStopped: false, hasFacts: true };

  it.each([
    [FINE, undefined],
    [{ ...FINE, isFailing: true }, '暂时查不到最新结果，上面是最后一次查到的。稍后自动再查。'],
    [{ ...FINE, isFailing: true, hasFacts: false }, '暂时查不到结果。稍后自动再查。'],
    [{ ...FINE, hasStopped: true }, '还没有结果，不再自动查询；可以离开本页，以后再看，或现在查一次。'],
    [
      { ...FINE, isFailing: true, hasStopped: true },
      '暂时查不到最新结果，上面是最后一次查到的。还没有结果，不再自动查询；可以离开本页，以后再看，或现在查一次。',
    ],
  ])('in the state %j it says %s', (state, note) => {
    expect(askedNote(state)).toBe(note);
  });

  it.each([
    ['http', 502, true],
    ['http', 429, true],
    ['http', 404, false],
    ['network', 0, true],
    ['timeout', 0, true],
    ['business', 200, false],
    ['refused', 0, false],
  ])('a first question that fails with %s %d is asked again by itself: %s', (kind, status, isAgain) => {
    expect(isPassing({ kind, status })).toBe(isAgain);
  });
});
