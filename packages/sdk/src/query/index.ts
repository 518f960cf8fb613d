export { type OperationKey, operationKey, type QueriedClient } from './operation-key';
export {
  type MutationInput,
  type MutationSettings,
  type OperationMutation,
  operationMutation,
} from './operation-mutation';
export { type OperationPages, operationPages, type ReadyPages } from './operation-pages';
export {
  type Cached,
  type OperationQuery,
  operationQuery,
  type QueryArguments,
  type ReadyQuery,
} from './operation-query';
export type { RetryRule } from './retry-rule';
