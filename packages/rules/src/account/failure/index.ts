export type { Failure, FailureKind } from './failure';
export {
  AUTH_RETURN_PATH,
  type FailureEffect,
  type FailureFacts,
  failureEffect,
} from './failure-effect';
export { failureText } from './failure-text';
