export { dueProjects, isDueSoon, type StageSum, stageFunnel, stageSums } from './due';
export {
  missingFields,
  type ProjectLine,
  priceBeforeQuote,
  projectDayRefusal,
  projectLinesRefusal,
  quoteSum,
  targetPriceRefusal,
} from './fields';
export { PROJECT_DAYS, type ProjectDay, type ProjectRefusal, projectText } from './project-refusals';
export {
  dueStep,
  PROJECT_COURSE,
  type ProjectStep,
  projectReason,
  projectShare,
  type StagedProject,
  stageIndex,
  withdrawalRefusal,
} from './stages';
