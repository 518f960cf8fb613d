import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** The last code that was sent and not used yet: to which phone, and when. */
const phoneCodeOf = slice('phoneCode', () => ({
  code: undefined as { readonly phoneNumber: string; readonly sentAt: Date } | undefined,
}));

/** Assumption of the description: a code lives five minutes. */
const LIVES_MS = 5 * 60_000;
/** Assumption: a code of equal digits is wrong, so that a refusal can be tried. */
const WRONG_CODE = /^(\d)\1+$/;

/** Whether a code is wrong by itself. */
export const isWrongCode = (code: string): boolean => WRONG_CODE.test(code);

/** Whether the last code that was sent is too old by now. */
export function isCodeExpired(dealer: Dealer): boolean {
  const { code } = phoneCodeOf(dealer);
  return code !== undefined && dealer.now.getTime() - code.sentAt.getTime() > LIVES_MS;
}

/** The phone to which a code went that waits to be used. */
export const codePhone = (dealer: Dealer): string | undefined => phoneCodeOf(dealer).code?.phoneNumber;

/** A code is used once. */
export function spendCode(dealer: Dealer): void {
  phoneCodeOf(dealer).code = undefined;
}

export const phoneCodeHandlers: Handlers = {
  ...handle('sendElectronicSignVerifyCode', ({ dealer, input, now, done }) => {
    phoneCodeOf(dealer).code = { phoneNumber: input.phoneNumber, sentAt: now };
    return done();
  }),
};
