/**
 * How easily a payment password is guessed.
 * Assumption: the specification asks for its strength and says no more; six digits, and what is weak, are decided here alone.
 */
import { plainDigits } from '../../fields/input';

export const PAYMENT_PASSWORD_LENGTH = 6;

/** The known facts of the password's owner; a password made from them is the first that somebody tries. */
export interface PasswordOwner {
  readonly phoneNumber?: string | undefined;
  readonly identityCard?: string | undefined;
}

/** Why a password is easily guessed. */
export type WeakPoint =
  | 'sameDigits'
  | 'run'
  | 'phone'
  | 'identityCard'
  | 'common'
  | 'fewDigits'
  | 'halves'
  | 'date';

export interface PasswordStrength {
  /** A weak one is refused, a fair one is allowed. */
  readonly level: 'weak' | 'fair' | 'strong';
  /** Why it is not strong; `weakPointsText` has the words. */
  readonly points: readonly WeakPoint[];
}

/** Whether a password breaks a rule, and the point that it is weak in. */
type Check = readonly [breaks: (password: string, owner: PasswordOwner) => boolean, point: WeakPoint];

/** From each digit to the next, 9 going on to 0. */
const steps = (password: string): readonly number[] =>
  [...password].slice(1).map((digit, at) => (Number(digit) - Number(password[at]) + 10) % 10);

const isEven = (password: string, step: number): boolean => steps(password).every((next) => next === step);

const WEAK: readonly Check[] = [
  [(password) => isEven(password, 0), 'sameDigits'],
  [(password) => isEven(password, 1) || isEven(password, 9), 'run'],
  [(password, { phoneNumber = '' }) => plainDigits(phoneNumber).endsWith(password), 'phone'],
  [(password, { identityCard = '' }) => plainDigits(identityCard).includes(password), 'identityCard'],
];

/**
 * The passwords that people choose most often, beside those that the other checks name: runs and columns of a keypad,
 * and numbers that sound like words. A stolen card is tried with these first. Assumption: no list is given.
 */
const COMMON: ReadonlySet<string> = new Set(
  [
    '123123 123321 321123 321321 112233 332211 223344 334455 445566 556677 667788 778899 998877 665544 001122',
    '147258 258369 369258 147369 147852 852147 258147 741852 852963 963852 741963 159753 159357 357159 951753 753951',
    '456123 456789 789456 123789 789123 123654 654123 789654 456456 789789 234234 147147 159159 258258 369369',
    '520131 520521 521520 520520 521521 521125 521314 520134 201314 131452 131420 141319 168168 188188 518518 518888',
    '121212 131313 141414 151515 161616 171717 181818 191919 212121 232323 252525 343434 454545 565656 676767 686868',
    '787878 898989 909090 101010 202020 010101 020202 696969 868686 110110 119119 120120 112112 122333 100100 010203',
    '102030 135790 135246 246810 024680 112358 314159 271828 142857 666888 888666 888168 168888 188888 588888 998998',
  ].flatMap((row) => row.split(' ')),
);

/** Five digits of six that are the same: 888881. */
function isNearlyEven(password: string): boolean {
  return [...password].some((digit) => password.split(digit).length > PAYMENT_PASSWORD_LENGTH - 1);
}

/** A year of two digits, a month and a day, as birthdays are written, or a year and a month; as long as a password. */
const DATE = /\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|(19|20)\d\d(0[1-9]|1[0-2])/;

const FAIR: readonly Check[] = [
  [(password) => new Set(password).size <= 2, 'fewDigits'],
  [(password) => password.slice(0, 3) === password.slice(3), 'halves'],
  [(password) => DATE.test(password), 'date'],
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
  const pointsOf = (checks: readonly Check[]) =>
    checks.filter(([breaks]) => breaks(password, owner)).map(([, point]) => point);
  const weak = pointsOf(WEAK);
  if (weak.length > 0) return { level: 'weak', points: weak };
  if (COMMON.has(password) || isNearlyEven(password)) return { level: 'weak', points: ['common'] };
  const fair = pointsOf(FAIR);
  return { level: fair.length > 0 ? 'fair' : 'strong', points: fair };
}
