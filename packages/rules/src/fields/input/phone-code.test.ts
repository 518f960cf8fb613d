import { expect, it } from 'vitest';
import { PHONE_CODE_LENGTH, phoneCodeProblem } from './index';

it.each(['1234', '123456'])('SIDE-05 the code %s is taken', (text) => {
  expect(phoneCodeProblem(text)).toBeUndefined();
});

it.each([undefined, '', '123', '1234567', '12a4', ' 1234'])('SIDE-05 the code %o is not', (text) => {
  expect(phoneCodeProblem(text)).toBe('请填写 4 至 6 位验证码');
  expect(PHONE_CODE_LENGTH).toBe(6);
});
