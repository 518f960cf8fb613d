/** Builds failures in one shape and one wording. */
import type { CallRequest } from './call';
import { type Failure, type FailureKind, NO_ANSWER } from './result';

/** No answer, and no better words (HTTP-05). */
export const REQUEST_FAILED = '请求失败';
/** The request could not be built (HTTP-06). Assumption: a time-out says the same. */
export const REQUEST_TIMED_OUT = '请求超时!';
/** HTTP 429 without words of the server (HTTP-08). */
export const TOO_MANY_REQUESTS = '请求过于频繁，请稍后再试';
const REQUEST_ABORTED = '请求已取消';

const WORDS: Partial<Record<FailureKind, string>> = {
  timeout: REQUEST_TIMED_OUT,
  'invalid-request': REQUEST_TIMED_OUT,
  aborted: REQUEST_ABORTED,
};

export const REQUEST_ID = 'x-request-id';

type Facts = Partial<
  Pick<Failure, 'code' | 'msg' | 'bodyStatus' | 'retryAfterMs' | 'requestId' | 'body' | 'cause'>
>;

/** A failure of `request`, which knows its attempts and status; an absent or empty msg is worded by its kind. */
export function failed(request: CallRequest, kind: FailureKind, facts: Facts): Failure {
  const requestId = facts.requestId ?? request.headers[REQUEST_ID];
  return {
    ok: false,
    kind,
    operationId: request.operation.id,
    ...request.progress,
    ...facts,
    code: facts.code ?? NO_ANSWER,
    msg: facts.msg || WORDS[kind] || REQUEST_FAILED,
    ...(requestId && { requestId }),
  };
}
