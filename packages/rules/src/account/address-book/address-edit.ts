/** The parts of a delivery address that change immediately, and those that need an approval (1§4). */

import { refuse } from '../../base/refusal';
import type { AddressRefusal } from './address-refusals';

/** A delivery address, as far as the rules of its change read it. */
export interface EditableAddress {
  /** 1 valid, 0 not any more; valid when absent. */
  readonly status?: string | undefined;
}

/**
 * Why name and contact of an address cannot be changed in place; undefined when they can. The place itself is changed by
 * an application only.
 */
export function editAddressRefusal({ status }: EditableAddress): AddressRefusal | undefined {
  return status === '0' ? refuse('address.editInvalid') : undefined;
}

/** Why an address cannot become the default ship-to; undefined when it can. */
export function defaultAddressRefusal(
  { addressCode, status }: EditableAddress & { readonly addressCode: string },
  current: string,
): AddressRefusal | undefined {
  if (addressCode === current) return refuse('address.isDefault');
  return status === '0' ? refuse('address.defaultInvalid') : undefined;
}
