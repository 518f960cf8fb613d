import { expect, it } from 'vitest';
import { isPasswordLocked, refusedField } from './password-refusal';

it.each([
  ['验证码不正确，请核对后重新填写', 'verifyCode'],
  ['验证码已过期，请重新获取', 'verifyCode'],
  ['新支付密码太容易被猜到，请换一个', 'newPassword'],
  ['只有管理员可以设置支付密码', undefined],
  ['系统繁忙', undefined],
])('FIN-07c the refusal %s stands at the field %s', (msg, field) => {
  expect(refusedField(msg)).toBe(field);
});

it.each([
  ['支付密码已锁定，请重置支付密码', true],
  ['支付密码锁定', true],
  ['支付密码不正确，还可以试 2 次', false],
  ['账户已锁定', false],
])('FIN-07c the refusal %s says that the password is locked: %s', (msg, isLocked) => {
  expect(isPasswordLocked(msg)).toBe(isLocked);
});
