import type { Sentences } from '../../base/refusal';
import type { SessionParams } from './session-refusals';

export const SESSION_ENGLISH: Sentences<SessionParams> = {
  'session.callRefused': () =>
    'You are still signed in, but this was not accepted: try again later, or ask the service for help',
  'session.tokenUnknown': () => 'It is not known whether you are still signed in, try again later',
  'session.loginFailed': ({ errorCode }) =>
    `The sign-in failed, sign in again (${errorCode ?? 'unknown error'})`,
};
