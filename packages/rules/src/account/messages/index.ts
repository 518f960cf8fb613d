export { type DeadlineNote, deadlineNote } from './deadline';
export { demandFinalDate, demandStatusName } from './demand';
export {
  MESSAGE_PAGE_SIZE,
  messageUnitId,
  NOTICE_MS,
  PLATFORM_SELECTION,
  type UnreadType,
  unreadTotal,
} from './messages';
export { isEndedBySigning, type SignedSubject, statementSubject } from './signing';
