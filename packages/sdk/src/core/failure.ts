/** Builds failures in one shape with one set of texts. */
import type { CallRequest } from './call';
import { type Failure, type FailureKind, NO_ANSWER } from './result';

/** No answer, and no better words (HTTP-05). */
export const REQUEST_FAILED = '请求失败';
/** The request could not be built (HTTP-06). Assumption: a time-out says the same. */
export const REQUEST_TIMED_OUT = '请求超时!';
/** HTTP 429 without words of the server (HTTP-08). */
export const TOO_MANY_REQUESTS = '请求过于频繁，请稍后再试';
const REQUEST_ABORTED = '请求已取消';

const MESSAGES: Partial<Record<FailureKind, string>> = {
  timeout: REQUEST_TIMED_OUT,
  'invalid-request': REQUEST_TIMED_OUT,
  aborted: REQUEST_ABORTED,
};

export const REQUEST_ID = 'x-request-id';

/** The known facts of a failure; an undefined one is left out. */
export type Facts = {
  [K in keyof Omit<Failure, 'ok' | 'kind' | 'operationId' | 'status' | 'attempts' | 'isWordless'>]?:
    | Failure[K]
    | undefined;
};

/** A failure of `request`, which knows its attempts and status; an absent or empty msg gets the text of its kind. */
export function failed(
  { operation, progress, headers }: CallRequest,
  kind: FailureKind,
  facts: Facts,
): Failure {
  const failure = {
    ok: false,
    kind,
    operationId: operation.id,
    ...progress,
    ...facts,
    code: facts.code ?? NO_ANSWER,
    msg: facts.msg || (progress.status === 429 ? TOO_MANY_REQUESTS : MESSAGES[kind]) || REQUEST_FAILED,
    isWordless: facts.msg ? undefined : true,
    requestId: facts.requestId ?? headers[REQUEST_ID],
  };
  for (const name in failure)
    if (failure[name as keyof Facts] === undefined) delete failure[name as keyof Facts];
  // No field in it is undefined any more.
  return failure as Failure;
}
