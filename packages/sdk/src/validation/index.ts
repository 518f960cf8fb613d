export { type Check, issuesOf } from './check';
export { type Drift, reportDrift } from './drift';
export type { Issue } from './shapes';
export { type ValidatingOptions, ValidationError, validating } from './validating';
