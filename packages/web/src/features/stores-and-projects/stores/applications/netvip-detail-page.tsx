import { ApplicationDetail } from './application-detail';

/** 网点会员详情: a VIP application with its steps (FIN-11). */
export function Component() {
  return <ApplicationDetail />;
}
