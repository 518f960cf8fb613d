export type { Failure, FailureKind } from './failure';
export {
  AUTH_RETURN_PATH,
  type FailureEffect,
  type FailureFacts,
  failureEffect,
} from './failure-effect';
export { failureRefusal } from './failure-refusal';
export { type FailureRefusal, failureText, type KnownStatus } from './failure-refusals';
export { isRefusedState } from './refused-state';
