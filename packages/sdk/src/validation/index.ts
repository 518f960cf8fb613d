export { type Check, issuesOf } from './check';
export type { Issue } from './shapes';
export { type ValidatingOptions, ValidationError, validating } from './validating';
