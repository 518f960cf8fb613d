/**
 * What few calls need: another charset, numbers that are long or stand for texts, the wait that a server asks for, a
 * redirect, a secret in a failure. The client loads it when the first of them comes, for there is a network then.
 */
export { readOdd } from '../answer/odd-answer';
export { retryAfterMs } from '../answer/retry-after';
export { hideInFailure } from '../credentials/redact';
export { follow } from './redirects';
