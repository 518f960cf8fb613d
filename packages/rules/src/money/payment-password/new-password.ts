import { refuse } from '../../base/refusal';
import type { PasswordRefusal } from './password-refusals';
import {
  PAYMENT_PASSWORD_LENGTH,
  type PasswordOwner,
  passwordStrength,
  readPassword,
} from './password-strength';

/** Why a new payment password is not taken; undefined for one that is (FIN-07c). */
export function newPasswordRefusal(
  text: string | undefined,
  owner: PasswordOwner = {},
): PasswordRefusal | undefined {
  const strength = passwordStrength(text ?? '', owner);
  if (strength === undefined) return refuse('password.digits', { length: PAYMENT_PASSWORD_LENGTH });
  return strength.level === 'weak' ? refuse('password.weak', { points: strength.points }) : undefined;
}

/** Why the repeated password is not taken: nothing typed, or not the same digits (FIN-07c). */
export function repeatRefusal(
  password: string | undefined,
  repeated: string | undefined,
): PasswordRefusal | undefined {
  if (!repeated) return refuse('password.repeatMissing');
  return readPassword(repeated) === readPassword(password ?? '')
    ? undefined
    : refuse('password.repeatDiffers');
}
