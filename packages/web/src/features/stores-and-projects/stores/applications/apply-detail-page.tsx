import { ApplicationDetail } from './application-detail';

/** 申请详情: an application for a new store, or to close one (FIN-11). */
export function Component() {
  return <ApplicationDetail />;
}
