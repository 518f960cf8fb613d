import { businessDate } from '../memory/clock';
import type { Answer } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { isCodeExpired, isWrongCode, spendCode } from './phone-codes';

type SignAccount = Answer<'queryElectronicSignAccount'>;

/** The account that signs orders, and whether the account that signs contracts is bound to the user's. */
interface Signing {
  account: SignAccount;
  /** A code was verified and opens one step. */
  isVerified: boolean;
  isBound: boolean;
}

const signingOf = slice(
  'signing',
  (dealer): Signing => ({
    account: dealer.example('queryElectronicSignAccount'),
    isVerified: false,
    isBound: true,
  }),
);

const IN_PROGRESS = { authStatus: '1', authStatusName: '认证中' };
const AUTHENTICATED = { authStatus: '2', authStatusName: '已认证' };
const NONE = { mianmiFlag: false, mianmiEndDate: '' };
/** Assumption: signing without a password is open for a year less a day. */
const DAYS_OPEN = 364;

/** Binds the account that signs contracts again: who signs one names it. */
export function bindSigningAccount(dealer: Dealer): void {
  signingOf(dealer).isBound = true;
}

export const signingAccountHandlers: Handlers = {
  ...handle('queryElectronicSignAccount', ({ dealer, done }) => done(signingOf(dealer).account)),

  ...handle('authenticateSigner', ({ dealer, input, done }) => {
    const signing = signingOf(dealer);
    const { name: signerName, phoneNumber } = input;
    const maskedPhone = `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;
    signing.account = { ...signing.account, signerName, phoneNumber: maskedPhone, ...IN_PROGRESS, ...NONE };
    const { authUrl } = dealer.example('authenticateSigner');
    return done({ ...IN_PROGRESS, authUrl });
  }),

  // Assumption: the code that the signer verifies ends an authentication that was begun.
  ...handle('verifyElectronicSignCode', ({ dealer, input, done, refuse }) => {
    if (isWrongCode(input.verifyCode) || isCodeExpired(dealer)) return refuse('wrong');
    spendCode(dealer);
    const signing = signingOf(dealer);
    signing.isVerified = true;
    if (signing.account.authStatus === IN_PROGRESS.authStatus)
      signing.account = { ...signing.account, ...AUTHENTICATED };
    return done();
  }),

  ...handle('setPasswordFreeSigning', ({ dealer, input, now, done, refuse }) => {
    const signing = signingOf(dealer);
    if (input.mianmiFlag && !signing.isVerified) return refuse('unverified');
    signing.isVerified = false;
    const open = { mianmiFlag: true, mianmiEndDate: businessDate(now, DAYS_OPEN) };
    signing.account = { ...signing.account, ...(input.mianmiFlag ? open : NONE) };
    return done(signing.account);
  }),

  ...handle('unbindSigningAccount', ({ dealer, done }) => {
    signingOf(dealer).isBound = false;
    return done();
  }),

  ...handle('superviseContract', ({ dealer, done, refuse }) =>
    signingOf(dealer).isBound ? done(dealer.example('superviseContract')) : refuse('notBound'),
  ),
};
