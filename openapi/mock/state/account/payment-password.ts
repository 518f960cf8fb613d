import { newPasswordRefusal } from '@dealer-portal/rules/payment-password';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle, isOwn } from '../resources/typed-handler';
import { decryptPassword, KEY_ID, PUBLIC_KEY } from './payment-key';
import { codePhone, isCodeExpired, isWrongCode, spendCode } from './phone-codes';

/** Assumption: the third wrong password locks it. */
const MOST_WRONG = 3;

/** Everybody begins with a password of the time before the rules: it pays until it is changed. */
const paymentPasswordOf = slice('paymentPassword', () => ({ password: '123456', wrong: 0 }));

/** The examples by which a payment is refused after so many wrong passwords. */
const REFUSALS = ['wrongPassword', 'lastTry', 'passwordLocked'] as const;

/** Judges the password of a payment: the name of the refusal, or undefined for the right one; counts the wrong ones. */
export function payPasswordRefusal(
  dealer: Dealer,
  password: string | undefined,
): (typeof REFUSALS)[number] | undefined {
  const payment = paymentPasswordOf(dealer);
  if (payment.wrong < MOST_WRONG && password === payment.password) {
    payment.wrong = 0;
    return undefined;
  }
  payment.wrong = Math.min(payment.wrong + 1, MOST_WRONG);
  return REFUSALS[payment.wrong - 1];
}

/** Why a code does not set a password: wrong, sent to another phone than the administrator's or not at all, or too old. */
function codeRefusal(dealer: Dealer, code: string): string | undefined {
  if (isWrongCode(code) || codePhone(dealer) !== dealer.persona.phone) return 'wrongCode';
  return isCodeExpired(dealer) ? 'codeExpired' : undefined;
}

function passwordRefusal(dealer: Dealer, password: string | undefined): string | undefined {
  if (password === undefined) return 'unreadable';
  if (password === paymentPasswordOf(dealer).password) return 'unchanged';
  return newPasswordRefusal(password, { phoneNumber: dealer.persona.phone }) === undefined
    ? undefined
    : 'weak';
}

export const paymentPasswordHandlers: Handlers = {
  ...handle('getPaymentPublicKey', ({ done }) =>
    done({ keyId: KEY_ID, publicKey: PUBLIC_KEY, algorithm: 'RSA-OAEP-256' }),
  ),

  ...handle('resetPaymentPassword', ({ dealer, input, done, refuse }) => {
    const { verifyCode, newPassword, keyId = KEY_ID } = input;
    if (!dealer.persona.isAdmin || !isOwn(dealer, input)) return refuse('notAdmin');
    const password = keyId === KEY_ID ? decryptPassword(newPassword) : undefined;
    const refusal = codeRefusal(dealer, verifyCode) ?? passwordRefusal(dealer, password);
    if (refusal !== undefined || password === undefined) return refuse(refusal ?? 'unreadable');
    spendCode(dealer);
    const payment = paymentPasswordOf(dealer);
    payment.password = password;
    payment.wrong = 0;
    return done();
  }),
};
