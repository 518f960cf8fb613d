export type { PageAddress } from './address-query';
export { type EntryDecision, type EntryFacts, routeGuard, sessionEntry } from './entry';
export { isForbiddenExempt } from './exempt-paths';
export {
  DEFAULT_SESSION_DAYS,
  ENDING_MS,
  type SessionPhase,
  type StoredSession,
  sessionEnd,
  sessionPhase,
} from './expiry';
export { keysToClear, REPORT_CREATED_KEY } from './logout';
