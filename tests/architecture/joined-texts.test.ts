import { expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

/** Where both parts are there: of a form, of the address, or of a condition before it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/web/src/ui/text/joined.ts': 'the one way to join',
  'packages/web/src/ui/input/date/date-input.tsx': 'the bounds of the field',
  'packages/web/src/kits/report/filters/conditions.ts': 'a period that the user may leave open',
  'packages/web/src/kits/report/file-scope.ts': 'the same in the name of a file',
  'packages/web/src/features/buying/bulk-order/order/bulk-table.tsx':
    'two numbers, after the most was asked for',
};

/** `(${code})${name}`, `({code}) {name}`, `${begin} ~ ${end}` and `{begin} 至 {end}`. */
const BY_HAND = /\(\$?\{[\w.?]+\}\)(?:\{' '\}| )?\$?\{|\} ?[~至～] ?\$?\{/;

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));

it('FIN-01a a page joins code and name, and the ends of a period, by ui/text/joined alone', () => {
  expect(pages.filter((path) => !EXCEPTIONS[path] && BY_HAND.test(read(path)))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((path) => !BY_HAND.test(read(path)))).toEqual([]);
});
