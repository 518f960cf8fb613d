export { type AdjustedBalances, adjustedBalances, type Bridge, bridgeOf, isDiffering } from './bridge';
export { pairByHand, takeApart } from './by-hand';
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
export { type ReconciliationRefusal, reconciliationText } from './reconciliation-refusals';
export { type ShownRow, type StatementVoucher, statementRefusal, statementRows } from './statement';
