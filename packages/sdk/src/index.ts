export { ApiError, unwrap } from './api-error';
export type { CallHeaders, CallOptions } from './call-options';
export {
  type Client,
  type ClientOptions,
  type ClientWithRaw,
  createClient,
  type FailureContext,
} from './client';
export type { HeaderProvider, Sending, TokenProvider } from './client-headers';
export type { Descriptor } from './descriptor';
export { REQUEST_FAILED, REQUEST_TIMED_OUT, TOO_MANY_REQUESTS } from './failure';
export type { FileAnswer } from './file-answer';
export type { Ops, Schemas } from './generated/ops';
export type { CallInput, CallRequest, Middleware, Next } from './middleware';
export type { Data, Input, Operation, OperationId } from './operation';
export type { RawClient } from './raw';
export { type Failure, type FailureKind, NO_ANSWER, type Result, type Success } from './result';
