/** The parts of a delivery address that change immediately, and those that need an approval (1§4). */

/** A delivery address, as far as the rules of its change read it. */
export interface EditableAddress {
  /** 1 valid, 0 not any more; valid when absent. */
  readonly status?: string | undefined;
}

/**
 * Why name and contact of an address cannot be changed in place; undefined when they can. The place itself is changed by
 * an application only.
 */
export function reasonAgainstEditAddress({ status }: EditableAddress): string | undefined {
  return status === '0' ? '失效的地址不能修改' : undefined;
}

/** Why an address cannot become the default ship-to; undefined when it can. */
export function reasonAgainstDefaultAddress(
  { addressCode, status }: EditableAddress & { readonly addressCode: string },
  current: string,
): string | undefined {
  if (addressCode === current) return '已是默认送达方';
  return status === '0' ? '失效的地址不能设为默认' : undefined;
}
