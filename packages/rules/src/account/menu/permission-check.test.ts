import { expect, it } from 'vitest';
import { needsPermissions } from './permission-check';

it.each([
  [undefined, true],
  [null, true],
  [{}, true],
  [{ menus: [] }, false],
])('MENU-07 with %j cached the permissions are fetched: %s', (cached, isNeeded) => {
  expect(needsPermissions(cached)).toBe(isNeeded);
});
