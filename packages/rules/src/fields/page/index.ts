export { exportKind, reportConditions } from './export';
export {
  DEBOUNCE_MS,
  FIRST_PAGE,
  FIRST_ROWS,
  isRepeatedPress,
  type PageState,
  pageOf,
  STALE_MS,
  withinPages,
} from './page';
export { NO_LINES_NO_SEND, UNREAD_LINES } from './unread-lines';
