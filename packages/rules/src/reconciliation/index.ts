export { type Bridge, bridgeOf, isDiffering } from './bridge';
export { pairByHand, takeApart } from './by-hand';
export {
  type BookColumn,
  type BookLayout,
  type Cells,
  COLUMN_ROLES,
  type ColumnQuestion,
  type ColumnRole,
  chooseRole,
  layoutKey,
  layoutProblem,
  recogniseColumns,
  rememberRoles,
} from './columns';
export { differenceHint } from './hint';
export { type Books, MATCH_STEPS, type Match, type Matching, type MatchKind } from './match';
export {
  MATCH_CHOICES,
  MATCH_RULES,
  type MatchProgress,
  type MatchRules,
  matchBooks,
  matchSteps,
} from './match-books';
export {
  type DealerBook,
  readBook,
  type ShownRow,
  type StatementVoucher,
  statementProblem,
  statementRows,
} from './read-book';
