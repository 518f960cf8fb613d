import { afterEach, expect, it, vi } from 'vitest';
import { isBankCard, isIdentityCard } from './index';

const NOW = new Date('2026-11-20T12:00:00+08:00');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How often each place of a text is read while something runs. */
function readsOf(run: () => unknown): readonly number[] {
  const reads: number[] = Array.from({ length: 18 }, () => 0);
  const read = String.prototype.charCodeAt;
  vi.spyOn(String.prototype, 'charCodeAt').mockImplementation(function (this: string, place: number) {
    reads[place] = (reads[place] ?? 0) + 1;
    return read.call(this, place);
  });
  run();
  vi.restoreAllMocks();
  return reads;
}

it.each(['11010519491231002X', '110105194912310021', '130503670401001', '11010519491231 02X'])(
  'VALID-02 the check of %s reads each character at most twice',
  (card) => {
    const reads = readsOf(() => isIdentityCard(card, NOW));
    expect(reads).toHaveLength(18);
    expect(Math.max(...reads)).toBeLessThanOrEqual(2);
  },
);

it('VALID-02 the check makes no date and uses no regular expression', () => {
  const isRight = isIdentityCard('11010519491231002X', NOW);
  vi.stubGlobal('Date', undefined);
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  expect([isIdentityCard('11010519491231002X', NOW), isRight]).toEqual([true, true]);
  expect(exec).not.toHaveBeenCalled();
});

it('VALID-02 the check of a bank card reads each digit once', () => {
  expect(readsOf(() => isBankCard('4111111111111111'))).toEqual([...Array(16).fill(1), 0, 0]);
  expect(readsOf(() => isBankCard('1000000000009'))).toEqual([...Array(13).fill(1), 0, 0, 0, 0, 0]);
});
