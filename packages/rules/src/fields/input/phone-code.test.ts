import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { PHONE_CODE_LENGTH, phoneCodeRefusal } from './index';

it.each(['1234', '123456'])('SIDE-05 the code %s is taken', (text) => {
  expect(phoneCodeRefusal(text)).toBeUndefined();
});

it.each([undefined, '', '123', '1234567', '12a4', ' 1234'])('SIDE-05 the code %o is not', (text) => {
  expect(phoneCodeRefusal(text)).toEqual(refuse('input.phoneCode', { most: 6 }));
  expect(PHONE_CODE_LENGTH).toBe(6);
});
