import { isGiven } from '../../base/given';

/** What a rebate, or a month of one, says of how it is counted; by wire names. */
export interface CountedRebate {
  readonly calcMode?: string | null | undefined;
  readonly rate?: number | string | null | undefined;
}

/**
 * Whether a rebate is counted from a base: only one by rate is (FIN-05). Assumption: RATE is its mode, and a month, which
 * has no mode, is of such a rebate where its rate came.
 */
export function hasRebateBase({ calcMode, rate }: CountedRebate): boolean {
  return isGiven(calcMode) ? calcMode === 'RATE' : isGiven(rate);
}
