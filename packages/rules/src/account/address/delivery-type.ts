/** To whom goods go: the ship-to, a district or an address (ADDR-02). */

import { refuse } from '../../base/refusal';
import type { DeliveryRefusal } from './delivery-refusals';

/** The wire's three delivery types. */
export type DeliveryType = 'sendTo' | 'district' | 'address';

/** The fields of the sale info that the rule reads. */
export interface DeliveryFacts {
  readonly channel?: string | null | undefined;
  readonly subChannel?: string | null | undefined;
}

/**
 * The delivery type to use for the stored one: district and address fall back to sendTo for channel M with
 * sub-channel HV003 (ADDR-02, 1§4). Assumption: an unknown or missing stored value is sendTo.
 */
export function deliveryType(stored: string | null | undefined, facts: DeliveryFacts): DeliveryType {
  if (stored !== 'district' && stored !== 'address') return 'sendTo';
  return facts.channel === 'M' && facts.subChannel === 'HV003' ? 'sendTo' : stored;
}

/** Why a delivery type cannot be chosen; undefined when it can (ADDR-02). */
export function deliveryRefusal(requested: DeliveryType, facts: DeliveryFacts): DeliveryRefusal | undefined {
  return deliveryType(requested, facts) === requested ? undefined : refuse('delivery.channel');
}
