import { ApplicationDetail } from './application-detail';

/** 重装详情: the rebuilding of a store; it is an application of its own kind (FIN-11). */
export function Component() {
  return <ApplicationDetail />;
}
