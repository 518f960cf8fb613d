export {
  APPLY_STEPS,
  type ApplicationState,
  type ApprovalNode,
  applicationState,
  currentNodes,
  draftState,
} from './application-state';
export { type Correction, corrections, missingCorrections, type StoreProblem } from './corrections';
export { type AppliedStore, openStores } from './open-stores';
export {
  APPLY_TYPES,
  type ApplyType,
  applyType,
  isDraftField,
  PAPER_TERMS,
  type PaperTerms,
  type PaperType,
  papersOf,
  type StoreDraft,
  type StorePaper,
} from './store-draft';
export { type DraftProblem, fieldRefusal, passedChecks, storeProblems } from './store-problems';
export { type StoreRefusal, storeText } from './store-refusals';
