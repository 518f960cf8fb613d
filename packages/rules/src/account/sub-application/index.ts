export {
  isLoadingShown,
  NO_SUB_APPLICATION,
  SUB_APPLICATIONS,
  type SubApplication,
  type SubApplicationEvent,
  type SubApplicationState,
  subApplicationOf,
  subApplicationReducer,
} from './lifecycle';
export { type Connection, canPrefetch } from './prefetch';
export { routerPath } from './router-path';
export { type SubApplicationRefusal, subApplicationText } from './sub-application-refusals';
