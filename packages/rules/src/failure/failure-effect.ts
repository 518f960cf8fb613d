/** What each failure of a call does to the page, in one table (HTTP-04 to HTTP-08, 1§8, 2§8). */
import type { Notice } from '../outcome';
import { pathSegments } from '../pathname';
import { isForbiddenExempt } from '../session';

/**
 * How a call failed: before it left (`setup`), on the way (`network`), by HTTP status (`http`), by the status 500
 * inside an answer's body (`body`), by the envelope's code (`code`), or because the page took it back (`cancelled`).
 */
export type Failure =
  | { readonly kind: 'setup' }
  | { readonly kind: 'network'; readonly statusText?: string | undefined }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly statusText?: string | undefined;
      /** The server's message, when its answer held one. */
      readonly msg?: string | undefined;
    }
  | { readonly kind: 'body' }
  | { readonly kind: 'code'; readonly code: string; readonly msg?: string | undefined }
  | { readonly kind: 'cancelled' };

/** Where the user is, and whether the caller words refusals itself. */
export interface FailureFacts {
  /** The current path, without query. */
  readonly pathname: string;
  /** Hushes a message, never a redirect (HTTP-04). */
  readonly isSilent?: boolean | undefined;
}

/** What to do: nothing, say something, show an error page by its route name, or sign in anew. */
export type FailureEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'message'; readonly notice: Notice; readonly closesOthers: boolean }
  | { readonly kind: 'page'; readonly page: 'forbidden' | 'unavailable' }
  | { readonly kind: 'authorise'; readonly returnPath: string };

/** Where the provider sends the user back to after authorising; the address in use goes along as state (HTTP-07). */
export const AUTH_RETURN_PATH = '/new/api/auth/redirect';

/** What is shown when a failure brought no words of its own (HTTP-04, HTTP-05). */
export const REQUEST_FAILED = '请求失败';

const SETUP_FAILED = '请求超时!';
const TOO_MANY = '请求过于频繁，请稍后再试';

// The routes of the mobile-style layout (decisions, Envelope and client).
const MOBILE_ROUTES: ReadonlySet<string | undefined> = new Set([
  'indexcontent',
  'evaluationcontent',
  'evaluationsuccess',
  'login',
]);

const NOTHING: FailureEffect = { kind: 'none' };
const AUTHORISE: FailureEffect = { kind: 'authorise', returnPath: AUTH_RETURN_PATH };

type HttpFailure = Extract<Failure, { readonly kind: 'http' }>;

function message(text: string, isSilent: boolean | undefined, closesOthers = false): FailureEffect {
  return isSilent ? NOTHING : { kind: 'message', notice: { level: 'error', text }, closesOthers };
}

/** The statuses that the specification names; 401 is an Assumption: the bearer was refused, so sign in anew. */
const BY_STATUS: Readonly<Record<number, (failure: HttpFailure, facts: FailureFacts) => FailureEffect>> = {
  401: (_, { pathname }) => sessionLost(pathname),
  403: (_, { pathname }) => (isForbiddenExempt(pathname) ? NOTHING : { kind: 'page', page: 'forbidden' }),
  404: () => NOTHING,
  429: ({ msg }, { isSilent }) => message(msg || TOO_MANY, isSilent, true),
  500: () => NOTHING,
  503: () => ({ kind: 'page', page: 'unavailable' }),
  504: () => NOTHING,
};

function sessionLost(pathname: string): FailureEffect {
  return MOBILE_ROUTES.has(pathSegments(pathname)[0]) ? NOTHING : AUTHORISE;
}

const TABLE: {
  readonly [Kind in Failure['kind']]: (
    failure: Extract<Failure, { readonly kind: Kind }>,
    facts: FailureFacts,
  ) => FailureEffect;
} = {
  setup: (_, { isSilent }) => message(SETUP_FAILED, isSilent),
  network: ({ statusText }, { isSilent }) => message(statusText || REQUEST_FAILED, isSilent),
  // Assumption: a status that the specification does not name is told like a network failure.
  http: (failure, facts) =>
    BY_STATUS[failure.status]?.(failure, facts) ??
    message(failure.msg || failure.statusText || REQUEST_FAILED, facts.isSilent),
  body: (_, { pathname }) => sessionLost(pathname),
  code: ({ msg }, { isSilent }) => message(msg || REQUEST_FAILED, isSilent),
  cancelled: () => NOTHING,
};

/**
 * What a failed call does to the page (HTTP-04 to HTTP-08). `authorise` also clears the session.
 * @returns the one effect, to be performed by the page's platform; the result itself goes to the caller all the same
 */
export function failureEffect(failure: Failure, facts: FailureFacts): FailureEffect {
  // The table's type has paired each handler with its kind.
  const effect = TABLE[failure.kind] as (failure: Failure, facts: FailureFacts) => FailureEffect;
  return effect(failure, facts);
}
