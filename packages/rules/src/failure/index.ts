export {
  AUTH_RETURN_PATH,
  type Failure,
  type FailureEffect,
  type FailureFacts,
  type FailureKind,
  failureEffect,
  REQUEST_FAILED,
} from './failure-effect';
