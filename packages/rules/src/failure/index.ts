export {
  AUTH_RETURN_PATH,
  type Failure,
  type FailureEffect,
  type FailureFacts,
  type FailureKind,
  failureEffect,
} from './failure-effect';
export { failureWords, REQUEST_FAILED } from './failure-words';
