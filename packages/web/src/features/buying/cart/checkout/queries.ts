/** The questions to the server before settlement; each is asked once, when the cart is checked, and its failure is not shown. */
import {
  checkOrderQuotaCompose,
  checkRemoteCloudWarehouse,
  getCartAgreementStatus,
  getEsCustomerPermission,
  getSzkcConfigCustomer,
  getSzkcRuleLock,
} from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';
import type { CheckedCart } from '#widgets/checkout/checkout';

/** The most products that one call is asked about, by the description. */
const LOCKS_ASKED = 200;

/** Whether the customer may order. */
export function askPermission(customerCode: string, signal: AbortSignal) {
  return asideApi.call(getEsCustomerPermission, { body: { customerCode } }, { signal });
}

/** Whether the agreement is signed. */
export function askAgreement(saletoCode: string, signal: AbortSignal) {
  return asideApi.call(getCartAgreementStatus, { path: { id: saletoCode } }, { signal });
}

/** Whether the quota allows the cart. */
export function askQuota(cart: CheckedCart, signal: AbortSignal) {
  return asideApi.call(checkOrderQuotaCompose, { body: cart }, { signal });
}

/** Whether the sold-to may order from remote cloud warehouses. */
export function askRemoteWarehouse(saletoCode: string, signal: AbortSignal) {
  return asideApi.call(checkRemoteCloudWarehouse, { query: { saletoCode } }, { signal });
}

/** Whether the sold-to is set up for rules that reserve stock. */
export function askLockSetting(saletoCode: string, signal: AbortSignal) {
  return asideApi.call(getSzkcConfigCustomer, { body: { saletoCode } }, { signal });
}

/** Which products a rule of the stock reserves. */
export function askLocks(
  { saletoCode, sendtoCode }: CheckedCart,
  codes: readonly string[],
  signal: AbortSignal,
) {
  const productCodes = [...new Set(codes)].slice(0, LOCKS_ASKED);
  return asideApi.call(getSzkcRuleLock, { body: { saletoCode, sendtoCode, productCodes } }, { signal });
}
