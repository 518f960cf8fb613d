/** The effect of each failed call on the page, in one table (HTTP-04 to HTTP-08, 1§8, 2§8). */
import { pathSegments } from '../../base/pathname';
import { refuse } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import { isForbiddenExempt, saysSessionOver } from '../session';
import type { Failure, FailureKind } from './failure';
import { failureRefusal } from './failure-refusal';
import type { FailureRefusal } from './failure-refusals';

/** Where the user is, and whether the caller words refusals itself. */
export interface FailureFacts {
  /** The current path, without query. */
  readonly pathname: string;
  /** Hushes a message, never a redirect and never 429 (HTTP-04, HTTP-08). */
  readonly isSilent?: boolean | undefined;
  /**
   * The call only decorates the page, or checks a permission: it fails in its place, and no error page takes the page
   * away (HTTP-08; decisions, "the 403 and the 503 page").
   */
  readonly isAside?: boolean | undefined;
}

/**
 * The effect: none, a message, an error page by its route name, or the question whether the token still holds. That one
 * asks `getUserInfoByToken`, and `refusedTokenStep` of `session` says what follows (HTTP-07, HTTP-08).
 */
export type FailureEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'message'; readonly refusal: FailureRefusal; readonly closesOthers: boolean }
  | { readonly kind: 'page'; readonly page: 'forbidden' | 'unavailable' }
  | { readonly kind: 'checkToken' };

/** Where the provider sends the user back to after authorising; the address in use goes along as state (HTTP-07). */
export const AUTH_RETURN_PATH = '/new/api/auth/redirect';

// The routes of the mobile-style layout (decisions, Envelope and client).
const MOBILE_ROUTES: ReadonlySet<string | undefined> = new Set([
  'indexcontent',
  'evaluationcontent',
  'evaluationsuccess',
  'login',
]);

const NOTHING: FailureEffect = { kind: 'none' };
const CHECK_TOKEN: FailureEffect = { kind: 'checkToken' };
const FORBIDDEN: FailureEffect = { kind: 'page', page: 'forbidden' };
const UNAVAILABLE: FailureEffect = { kind: 'page', page: 'unavailable' };

type Decide = (failure: Failure, facts: FailureFacts) => FailureEffect;

function message(refusal: FailureRefusal, closesOthers = false): FailureEffect {
  return { kind: 'message', refusal, closesOthers };
}

const checkToken: Decide = (_, { pathname }) =>
  MOBILE_ROUTES.has(pathSegments(pathname)[0]) ? NOTHING : CHECK_TOKEN;

const showFailure: Decide = (failure, { isSilent }) =>
  isSilent ? NOTHING : message(failureRefusal(failure));

// A request that could not be built has a technical text that no dealer understands (HTTP-06).
const showSetup: Decide = (_, { isSilent }) => (isSilent ? NOTHING : message(refuse('failure.timedOut')));

// Every caller gets this message: the user has to wait, and other content of the page may be the reason (HTTP-08).
const showTooMany: Decide = (failure) => message(failureRefusal(failure), true);

const silently: Decide = () => NOTHING;

const BY_STATUS: Readonly<Record<number, Decide>> = {
  403: (_, { pathname, isAside }) => (isAside || isForbiddenExempt(pathname) ? NOTHING : FORBIDDEN),
  404: silently,
  429: showTooMany,
  500: silently,
  503: (_, { isAside }) => (isAside ? NOTHING : UNAVAILABLE),
  504: silently,
};

// Assumption: a time-out without text shows the message of a failed set-up; a status without a row shows that of a
// network failure.
const BY_KIND: Readonly<Record<FailureKind, Decide>> = {
  'invalid-request': showSetup,
  timeout: showFailure,
  network: showFailure,
  'invalid-response': showFailure,
  http: (failure, facts) => (BY_STATUS[failure.status] ?? showFailure)(failure, facts),
  business: showFailure,
  aborted: silently,
  refused: showFailure,
  disk: showFailure,
};

/**
 * The effect of a failed call on the page (HTTP-04 to HTTP-08).
 * @returns the one effect, to be performed by the page's platform; the caller gets the result in any case
 */
export function failureEffect(failure: Failure, facts: FailureFacts): FailureEffect {
  // A caller without types may hand in a kind of its own: it is told as any failure.
  const byKind = rowOf(BY_KIND, failure.kind) ?? showFailure;
  const decide = saysSessionOver(failure) ? checkToken : byKind;
  return decide(failure, facts);
}
