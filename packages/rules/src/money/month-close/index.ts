export { type CloseEvent, type CourseFacts, closeCourse, wasLeft } from './course';
export {
  booksRefusal,
  CLOSE_GROUPS,
  type CloseBooks,
  type CloseDifference,
  type CloseGroup,
  type CloseItem,
  type CloseMonth,
  type CloseProgress,
  closeExplanation,
  closeProgress,
  closeRefusal,
  explainedPart,
  isBalanced,
  isDueForMonth,
  MOST_EXPLANATION,
  MOST_REASON,
} from './month-close';
export {
  type CloseFigure,
  type CloseTask,
  type MonthCloseRefusal,
  monthCloseText,
} from './month-close-refusals';
export {
  type AdjustedDifference,
  type Adjustment,
  adjustment,
  type BalanceLetter,
  type LetterMonth,
  letterRefusal,
  type MonthOutcome,
  type MonthTone,
  monthState,
  type Objection,
  objectionRefusal,
} from './month-state';
