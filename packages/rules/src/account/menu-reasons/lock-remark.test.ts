import { expect, it } from 'vitest';
import { lockRemark } from './lock-remark';

it.each([
  [{ isOpen: true, remark: '不显示' }, undefined],
  [{ isOpen: false, remark: ' 财务月结中 ' }, '财务月结中'],
  [{ isOpen: 0, remark: null }, '该功能暂未开放'],
  [undefined, undefined],
])('ROUTE-03 a menu says of the answer %j: %s', (answer, remark) => {
  expect(lockRemark(answer)).toBe(remark);
});
