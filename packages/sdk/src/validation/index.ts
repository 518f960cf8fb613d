export { type Check, type Issue, issuesOf, type Lazy } from './check';
export { type ValidatingOptions, ValidationError, validating } from './validating';
