import type { Amount } from '../../base/money';

/** The wire codes of rebate policies and their names (CART-01, 2§3). */
const REBATE_POLICY = { 0: 'COM', 1: 'BF', 2: 'FHQ', 3: 'DTDBF', 5: 'BZK' } as const;

export type RebatePolicy = (typeof REBATE_POLICY)[keyof typeof REBATE_POLICY];

/** The name of a rebate policy's wire code, undefined for a code that the specification does not know (CART-01). */
export function rebatePolicyName(code: Amount): RebatePolicy | undefined {
  return Object.entries(REBATE_POLICY).find(([known]) => known === String(code))?.[1];
}
