/** The possible actions on a free sample machine, and the reasons against them (ORDER-01). */

import { refuse } from '../../base/refusal';
import type { SampleRefusal } from './sample-refusals';

/** A sample machine on show, with the wire's own names. */
export interface SampleFacts {
  readonly isFree?: boolean | undefined;
  readonly orderNo?: string | undefined;
  /** Empty until it is on show. */
  readonly sampleDate?: string | undefined;
}

/** Make its settlement record, or delete its order. */
export type SampleAction = 'settle' | 'delete';

/** Why an action is not possible now; undefined when it is. Assumption: settled on show, deleted before (ORDER-01). */
export function sampleActionRefusal(
  action: SampleAction,
  { isFree, orderNo, sampleDate }: SampleFacts,
): SampleRefusal | undefined {
  if (action === 'settle') {
    if (!isFree) return refuse('sample.notFree');
    return sampleDate ? undefined : refuse('sample.notShown');
  }
  if (!isFree || !orderNo) return refuse('sample.keep');
  return sampleDate ? refuse('sample.shown') : undefined;
}
