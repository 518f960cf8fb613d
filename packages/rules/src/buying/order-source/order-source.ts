/** From where an order comes, who is a pop customer, and what channel R signs (ROLE-01, 1§6). */

/** The origin of an order, with the wire's own names. */
export type OrderSource =
  | { readonly whetherOrNotAppOrder: 'H_WORK'; readonly accountCode: string }
  | { readonly whetherOrNotAppOrder: 'PC' };

/** The contract type of the external protocol that channel R signs (ROLE-01, 2§9). */
export const EXTERNAL_PROTOCOL_TYPE = '80';

/**
 * The origin that an order carries (ROLE-01).
 * @param hWorkAccount the account that opened the portal from the H_WORK app; missing or empty on a PC
 */
export function orderSource(hWorkAccount: string | null | undefined): OrderSource {
  if (!hWorkAccount) return { whetherOrNotAppOrder: 'PC' };
  return { whetherOrNotAppOrder: 'H_WORK', accountCode: hWorkAccount };
}

/** Whether the customer is in the list of pop customers (ROLE-01). */
export function isPopCustomer(customerCode: string | null | undefined, popCodes: readonly string[]): boolean {
  return Boolean(customerCode) && popCodes.some((code) => code === customerCode);
}

/** The contract type to be signed before ordering: 80 for channel group R, none for the others (ROLE-01). */
export function protocolType(
  channelGroup: string | null | undefined,
): typeof EXTERNAL_PROTOCOL_TYPE | undefined {
  return channelGroup === 'R' ? EXTERNAL_PROTOCOL_TYPE : undefined;
}
