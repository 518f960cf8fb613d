import type { Sentences } from '../../base/refusal';
import type { PasswordParams } from './password-refusals';
import { type WeakPointWords, weakPointsText } from './password-refusals';

export const WEAK_POINTS_ENGLISH: WeakPointWords = {
  sameDigits: 'all 6 digits are the same',
  run: 'the digits follow each other',
  phone: 'it is the end of the phone number',
  identityCard: 'it is a part of the identity card number',
  common: 'many people choose it',
  fewDigits: 'it has only 2 different digits',
  halves: 'the first three digits are the last three',
  date: 'it looks like a date, such as a birthday',
  separator: ', ',
};

export const PASSWORD_ENGLISH: Sentences<PasswordParams> = {
  'password.digits': ({ length }) => `Enter ${length} digits`,
  'password.weak': ({ points }) =>
    `Too easy to guess: ${weakPointsText(points, WEAK_POINTS_ENGLISH)}. Choose another one`,
  'password.repeatMissing': () => 'Enter the new payment password again',
  'password.repeatDiffers': () => 'The two payment passwords are not the same',
};
