export { download, type FileId } from './answer/download';
export type { FileAnswer } from './answer/file-answer';
export {
  type JsonpAnswer,
  type JsonpHost,
  type JsonpOptions,
  type JsonpRefusal,
  jsonp,
} from './answer/jsonp';
export type { DownloadOptions, DownloadProgress, StreamAnswer } from './answer/stream-answer';
export { type CartAccount, type CartOptions, fetchCart, type SkippedCart } from './cart/fetch-cart';
export { ApiError, type ApiErrorFacts, isApiError, unwrap } from './core/api-error';
export { type BusinessCode, hasCode } from './core/business-code';
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
} from './core/call';
export {
  type Client,
  type ClientOptions,
  type CreatedClient,
  createClient,
  type FailureContext,
} from './core/client';
export type { HeaderProvider, Sending } from './core/client-headers';
export { REQUEST_FAILED, REQUEST_TIMED_OUT, TOO_MANY_REQUESTS } from './core/failure';
export type { Data, Input, Operation, OperationId, OperationOf, ReadOperation } from './core/operation';
export { type Failure, type FailureKind, NO_ANSWER, type Result, type Success } from './core/result';
export { DEFAULT_TIMEOUT_MS } from './core/send';
export {
  type AccountBinding,
  type AccountToken,
  type BindingOptions,
  type BindingState,
  bindAccount,
} from './credentials/account-binding';
export { type AutomationOptions, createAutomationClient } from './credentials/automation';
export { type BearerOptions, refreshingBearer } from './credentials/bearer';
export { redactor } from './credentials/redactor';
export type { FoundToken, TokenProvider, TokenRefusal } from './credentials/token';
export type { NeedsNoInput, Ops, ReadId, Results, Schemas } from './generated/ops';
export { debugCalls } from './middleware/debug';
export { limitCalls } from './middleware/limit-calls';
export { type CallRecord, logCalls } from './middleware/log';
export { requestIds } from './middleware/request-ids';
export { type RetryOptions, retryReads } from './middleware/retry';
export { type UploadProgress, uploadProgress } from './middleware/upload-progress';
export type { PageOf } from './paging/page-counter';
export { type HasPages, type Items, items, type PagesOptions, pages, type RecordOf } from './paging/pages';
