export { dueProjects, isDueSoon, type StageSum, stageFunnel, stageSums } from './due';
export {
  linesProblem,
  missingFields,
  type ProjectLine,
  priceBeforeQuote,
  projectDayProblem,
  quoteSum,
  targetPriceProblem,
} from './fields';
export {
  dueStep,
  PROJECT_COURSE,
  type ProjectStep,
  projectReason,
  projectShare,
  type StagedProject,
  stageIndex,
  withdrawalProblem,
} from './stages';
