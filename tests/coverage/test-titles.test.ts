import { expect, it } from 'vitest';
import { testTitles } from './test-titles';

const titles = (source: string) => testTitles('a.test.ts', source).join('|');

it.each([
  ["it('ABC-01 adds', () => {})", "'ABC-01 adds'"],
  ["describe('ABC-01 sums', () => { it('adds', () => {}); })", "'ABC-01 sums'|'adds'"],
  ["// ABC-01\nconst note = 'ABC-01'; it('adds', () => { expect('ABC-02').toBe(note); })", "'adds'"],
  ["it.each([['ABC-01', 'words of ABC-02']])('%s adds %s', () => {})", "'%s adds %s'|ABC-01"],
  ["const CASES = [['ABC-01', 1]]; it.each(CASES)('%s adds', () => {})", "'%s adds'|ABC-01"],
  ["it.each([['ABC-01', 1]])('adds', () => {})", "'adds'"],
])('a name of %s is read as %s: comments and texts elsewhere do not count', (source, names) => {
  expect(titles(source)).toBe(names);
});
