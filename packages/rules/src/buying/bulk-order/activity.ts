/** Whether a bulk-order activity can be ordered from (BIG-01). */
import { wireText } from '../../base/given';
import { refuse } from '../../base/refusal';
import { wireMinute } from '../../base/shanghai';
import { BULK_ACTIVITY_STATES } from '../../base/states';
import type { BulkOrderRefusal } from './bulk-order-refusals';

/** The activity as far as the rule reads it. */
export interface ActivityFacts {
  /** A code of `BULK_ACTIVITY_STATES`. */
  readonly status: string;
  readonly statusName: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly beginTime: string;
}

const { notBegun, running } = BULK_ACTIVITY_STATES;

/** Why nothing can be ordered from an activity now; undefined while it runs (BIG-01). */
export function activityRefusal({
  status,
  statusName,
  beginTime,
}: ActivityFacts): BulkOrderRefusal | undefined {
  if (status === running.value) return undefined;
  return status === notBegun.value
    ? refuse('bulkOrder.notBegun', { begin: wireMinute(beginTime) ?? wireText(beginTime) })
    : refuse('bulkOrder.notRunning', { statusName: wireText(statusName) });
}
