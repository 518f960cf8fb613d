import {
  PAYMENT_PASSWORD_LENGTH,
  type PasswordOwner,
  passwordStrength,
  readPassword,
} from './password-strength';

/** Why a new payment password is not taken; undefined for one that is (FIN-07c). */
export function newPasswordProblem(text: string | undefined, owner: PasswordOwner = {}): string | undefined {
  const strength = passwordStrength(text ?? '', owner);
  if (strength === undefined) return `请输入 ${PAYMENT_PASSWORD_LENGTH} 位数字`;
  if (strength.level !== 'weak') return undefined;
  return `太容易被猜到：${strength.reasons.join('、')}，请换一个`;
}

/** Why the repeated password is not taken: nothing typed, or not the same digits (FIN-07c). */
export function repeatProblem(
  password: string | undefined,
  repeated: string | undefined,
): string | undefined {
  if (!repeated) return '请再输入一次新支付密码';
  return readPassword(repeated) === readPassword(password ?? '') ? undefined : '两次输入的支付密码不一致';
}
