import { expect, it } from 'vitest';
import { roleName } from './index';

it.each([
  [{ ZY_ADMIN: '直营管理员', DESIGNER: '设计师' }, '直营管理员'],
  [{ DESIGNER: 'DESIGNER' }, '设计师'],
  [{ r1: 'DESIGNER' }, '设计师'],
  [{ DESIGNER: '' }, '设计师'],
  [{ DESIGNER: null }, '设计师'],
  [{ r1: 'ZY_ADMIN' }, '直营管理员'],
  [{ r1: 'ZY_BUYER' }, '直营采购员'],
  [{ r1: 'SUB_BUYER' }, '子账号采购员'],
  [{ r1: 'R_OWNER' }, '社区店主'],
  [{ r1: 'FLAG_BUYER' }, '客户标识采购员'],
  [{ FINANCE: '' }, '财务专员'],
  [{ MESSAGE: 5 }, '信息查看员'],
  [{ FINANCE: '总账ABC' }, '总账ABC'],
  [{ FINANCE: 'ABC总账' }, 'ABC总账'],
  [{ r1: '店长' }, '店长'],
  [{ X9: 'X9' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('HEAD-01 the roles %o are shown as %s: words, never a code', (roles, name) => {
  expect(roleName(roles)).toBe(name);
});
