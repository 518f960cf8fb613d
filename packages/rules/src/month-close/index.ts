export { type CloseEvent, type CourseFacts, closeCourse, wasLeft } from './course';
export {
  CLOSE_GROUPS,
  type CloseDifference,
  type CloseGroup,
  type CloseItem,
  type CloseMonth,
  type CloseProgress,
  closeProgress,
  closeReason,
  daysUntil,
  explainedPart,
  isBalanced,
  isDueSoon,
  MONTH_STATUS,
  reasonAgainstClose,
} from './month-close';
