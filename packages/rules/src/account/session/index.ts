export type { PageAddress } from './address-query';
export { type Adoption, adoption, type LateToken, lateToken, type TokenUser } from './arrived-token';
export {
  type ArrivedToken,
  type EntryDecision,
  type EntryFacts,
  routeGuard,
  sessionEntry,
  tokenStep,
} from './entry';
export { isForbiddenExempt, isLoginExempt } from './exempt-paths';
export { type SessionPhase, type StoredSession, sessionEnd, sessionPhase } from './expiry';
export { atLogout, CONFIG_KEY, JOURNAL_PREFIX, ORDER_PAYMENT_PREFIX, REPORT_CREATED_KEY } from './logout';
export {
  refusedTokenRefusal,
  refusedTokenStep,
  SIGN_IN_REFUSED,
  saysSessionOver,
  TOKEN_ANSWER_MS,
  type TokenAnswer,
  type TokenState,
  tokenState,
} from './refused-token';
export { type SessionRefusal, sessionText } from './session-refusals';
