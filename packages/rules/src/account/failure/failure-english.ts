import type { Sentences } from '../../base/refusal';
import type { FailureParams, KnownStatus } from './failure-refusals';

const STATUSES: Readonly<Record<KnownStatus, string>> = {
  401: 'You are signed out: sign in again',
  403: 'You have no right to see or do this: ask your manager for it',
  404: 'It was not found: load the page again',
  408: 'The request took too long: try again later',
  409: 'Somebody else changed it: load the page again',
  413: 'It is too large: make it smaller and try again',
  429: 'Too many requests: try again later',
  500: 'The system failed: try again later, and ask the service if it happens again',
  502: 'The system cannot be reached for now: try again later',
  503: 'The system is being maintained: try again later',
  504: 'The system did not answer in time: try again later',
};

export const FAILURE_ENGLISH: Sentences<FailureParams> = {
  'failure.said': ({ message }) => message,
  'failure.status': ({ status }) => STATUSES[status],
  'failure.outOfOrder': () => 'The system cannot do it for now: try again later',
  'failure.notTaken': () => 'The request was not taken: check it and try again',
  'failure.timedOut': () => 'The request took too long',
  'failure.network': () => 'The request failed: check the network and try again',
  'failure.answer': () => 'The request failed: try again later',
  'failure.other': () => 'The request failed',
};
