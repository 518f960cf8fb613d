import { expect, it } from 'vitest';
import { roleName } from './index';

it.each([
  [{ ZY_ADMIN: '直营管理员', DESIGNER: '设计师' }, '直营管理员'],
  [{ DESIGNER: 'DESIGNER' }, '设计师'],
  [{ r1: 'DESIGNER' }, '设计师'],
  [{ DESIGNER: '' }, '设计师'],
  [{ DESIGNER: null }, '设计师'],
  [{ X9: 'X9' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('HEAD-01 the roles %o are shown as %s: words, never a code', (roles, name) => {
  expect(roleName(roles)).toBe(name);
});
