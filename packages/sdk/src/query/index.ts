export { type OperationKey, operationKey } from './operation-key';
export { type OperationPages, operationPages } from './operation-pages';
export { type Cached, type OperationQuery, operationQuery, type QueryArguments } from './operation-query';
