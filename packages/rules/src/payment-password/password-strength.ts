/**
 * How easily a payment password is guessed.
 * Assumption: the specification asks for its strength and says no more; six digits, and what is weak, are decided here alone.
 */
import { plainDigits } from '../input';

export const PAYMENT_PASSWORD_LENGTH = 6;

/** The known facts of the password's owner; a password made from them is the first that somebody tries. */
export interface PasswordOwner {
  readonly phoneNumber?: string | undefined;
  readonly identityCard?: string | undefined;
}

export interface PasswordStrength {
  /** A weak one is refused, a fair one is allowed. */
  readonly level: 'weak' | 'fair' | 'strong';
  /** Why it is not strong. */
  readonly reasons: readonly string[];
}

/** Whether a password breaks a rule, and the words for it. */
type Check = readonly [breaks: (password: string, owner: PasswordOwner) => boolean, reason: string];

/** From each digit to the next, 9 going on to 0. */
const steps = (password: string): readonly number[] =>
  [...password].slice(1).map((digit, at) => (Number(digit) - Number(password[at]) + 10) % 10);

const isEven = (password: string, step: number): boolean => steps(password).every((next) => next === step);

const WEAK: readonly Check[] = [
  [(password) => isEven(password, 0), '6 个数字都相同'],
  [(password) => isEven(password, 1) || isEven(password, 9), '是连续的数字'],
  [(password, { phoneNumber = '' }) => plainDigits(phoneNumber).endsWith(password), '是手机号的后 6 位'],
  [(password, { identityCard = '' }) => plainDigits(identityCard).includes(password), '是身份证号的一部分'],
];

/** A year of two digits, a month and a day, as birthdays are written; as long as a password. */
const DATE = /\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/;

const FAIR: readonly Check[] = [
  [(password) => new Set(password).size <= 2, '只用了 2 个不同的数字'],
  [(password) => password.slice(0, 3) === password.slice(3), '前后三位相同'],
  [(password) => DATE.test(password), '像日期，例如生日'],
];

const PASSWORD = new RegExp(`^[0-9]{${PAYMENT_PASSWORD_LENGTH}}$`);

/** The digits of a password, however they were typed; undefined for what is no password. */
export function readPassword(text: string): string | undefined {
  const password = plainDigits(text);
  return PASSWORD.test(password) ? password : undefined;
}

/** How strong a password is, and why; undefined while it is not six digits (FIN-07c). */
export function passwordStrength(text: string, owner: PasswordOwner = {}): PasswordStrength | undefined {
  const password = readPassword(text);
  if (password === undefined) return undefined;
  const reasonsOf = (checks: readonly Check[]) =>
    checks.filter(([breaks]) => breaks(password, owner)).map(([, reason]) => reason);
  const weak = reasonsOf(WEAK);
  if (weak.length > 0) return { level: 'weak', reasons: weak };
  const fair = reasonsOf(FAIR);
  return { level: fair.length > 0 ? 'fair' : 'strong', reasons: fair };
}
