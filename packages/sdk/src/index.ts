export {
  type AccountBinding,
  type AccountToken,
  type BindingOptions,
  type BindingState,
  bindAccount,
} from './account-binding';
export { ApiError, unwrap } from './api-error';
export { type AutomationOptions, createAutomationClient } from './automation';
export { type BearerOptions, refreshingBearer } from './bearer';
export { type BusinessCode, hasCode } from './business-code';
export type {
  AnswerReader,
  CallHeaders,
  CallInput,
  CallOptions,
  CallRequest,
  Descriptor,
  Middleware,
  Next,
  Progress,
  SentBody,
} from './call';
export {
  type Client,
  type ClientOptions,
  type ClientWithRaw,
  type CreatedClient,
  createClient,
  type FailureContext,
} from './client';
export type { HeaderProvider, Sending } from './client-headers';
export { debugCalls } from './debug';
export { download, type FileId } from './download';
export { REQUEST_FAILED, REQUEST_TIMED_OUT, TOO_MANY_REQUESTS } from './failure';
export type { FileAnswer } from './file-answer';
export type { Ops, ReadId, Schemas } from './generated/ops';
export { type JsonpAnswer, type JsonpHost, type JsonpOptions, type JsonpRefusal, jsonp } from './jsonp';
export { type CallRecord, logCalls } from './log';
export type { Data, Input, Operation, OperationId, OperationOf, ReadOperation } from './operation';
export type { PageOf } from './page-counter';
export { type Items, items, type PagedId, type PagesOptions, pages, type RecordOf } from './pages';
export type { RawClient } from './raw';
export { redactor } from './redactor';
export { requestIds } from './request-ids';
export { type Failure, type FailureKind, NO_ANSWER, type Result, type Success } from './result';
export { type RetryOptions, retryReads } from './retry';
export type { StreamAnswer } from './stream-answer';
export type { FoundToken, TokenProvider, TokenRefusal } from './token';
export { type UploadProgress, uploadProgress } from './upload-progress';
