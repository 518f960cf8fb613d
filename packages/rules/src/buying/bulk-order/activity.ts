/** Whether a bulk-order activity can be ordered from (BIG-01). */
import { wireMinute } from '../../base/shanghai';

/** The activity as far as the rule reads it. */
export interface ActivityFacts {
  /** 10 not begun, 20 running, 30 over. */
  readonly status: string;
  readonly statusName: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly beginTime: string;
}

const NOT_BEGUN = '10';
const RUNNING = '20';

/** Why nothing can be ordered from an activity now; undefined while it runs (BIG-01). */
export function reasonAgainstJoinActivity({
  status,
  statusName,
  beginTime,
}: ActivityFacts): string | undefined {
  if (status === RUNNING) return undefined;
  return status === NOT_BEGUN
    ? `活动于 ${wireMinute(beginTime) ?? beginTime} 开始`
    : `活动${statusName}，不能下单`;
}
