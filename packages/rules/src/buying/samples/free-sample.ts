/** The possible actions on a free sample machine, and the reasons against them (ORDER-01). */

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
export function reasonAgainstSampleAction(
  action: SampleAction,
  { isFree, orderNo, sampleDate }: SampleFacts,
): string | undefined {
  if (action === 'settle') {
    if (!isFree) return '只有免费样机需要结算';
    return sampleDate ? undefined : '出样后才能结算';
  }
  if (!isFree || !orderNo) return '只能删除免费样机订单';
  return sampleDate ? '样机已出样，不能删除' : undefined;
}
