import { expect, it } from 'vitest';
import { testsNear } from './near';

const FILES = [
  'packages/rules/src/buying/cart/add.ts',
  'packages/rules/src/buying/cart/add.test.ts',
  'packages/rules/src/buying/cart/rest.test.ts',
  'packages/web/src/features/buying/cart/cart-page.tsx',
  'packages/web/src/features/cart/cart.test.tsx',
  'packages/web/src/features/cart/rows/row.tsx',
  'README.md',
];

it.each([
  ['a file has those of its folder', 'packages/rules/src/buying/cart/add.ts', [FILES[1], FILES[2]]],
  ['a test is its own', 'packages/rules/src/buying/cart/add.test.ts', [FILES[1]]],
  ['a folder without tests has those above it', 'packages/web/src/features/cart/rows/row.tsx', [FILES[4]]],
  ['a file of the root has none', 'README.md', []],
  ['a test that was deleted is not run', 'packages/rules/src/buying/cart/old.test.ts', []],
])('the nearest tests: %s', (_, changed, tests) => {
  expect(testsNear([changed], FILES)).toEqual(tests);
});
