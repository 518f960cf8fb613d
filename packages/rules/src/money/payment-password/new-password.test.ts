import { expect, it } from 'vitest';
import { ENGLISH } from '../../english';
import { newPasswordRefusal, repeatRefusal } from './new-password';
import { passwordText } from './password-refusals';

it.each([
  [undefined, '请输入 6 位数字'],
  ['', '请输入 6 位数字'],
  ['50826', '请输入 6 位数字'],
  ['111111', '太容易被猜到：6 个数字都相同，请换一个'],
  ['000001', '太容易被猜到：是手机号的后 6 位，请换一个'],
  ['575577', undefined],
  ['508264', undefined],
  ['５０８２６４', undefined],
])('FIN-07c the new payment password %j: %s', (password, problem) => {
  expect(passwordText(newPasswordRefusal(password, { phoneNumber: '13800000001' }))).toBe(problem);
});

it('FIN-07c every reason of a weak password is named', () => {
  const refusal = newPasswordRefusal('123456', { phoneNumber: '13800123456' });
  expect(refusal).toEqual({ code: 'password.weak', params: { points: ['run', 'phone'] } });
  expect(passwordText(refusal)).toBe('太容易被猜到：是连续的数字、是手机号的后 6 位，请换一个');
  expect(passwordText(refusal, ENGLISH)).toBe(
    'Too easy to guess: the digits follow each other, it is the end of the phone number. Choose another one',
  );
});

it('FIN-07c a weak password whose owner nobody knows is judged by its digits', () => {
  expect(
    ['123456', '000001', '730000'].map((password) => passwordText(newPasswordRefusal(password))),
  ).toEqual(['太容易被猜到：是连续的数字，请换一个', '太容易被猜到：太常用，请换一个', undefined]);
});

it.each([
  ['508264', undefined, '请再输入一次新支付密码'],
  ['508264', '', '请再输入一次新支付密码'],
  ['508264', '508265', '两次输入的支付密码不一致'],
  ['508264', '50826', '两次输入的支付密码不一致'],
  [undefined, '508264', '两次输入的支付密码不一致'],
  ['508264', '508264', undefined],
  ['508264', '５０８２６４', undefined],
])('FIN-07c %j repeated as %j: %s', (password, repeated, problem) => {
  expect(passwordText(repeatRefusal(password, repeated))).toBe(problem);
});
