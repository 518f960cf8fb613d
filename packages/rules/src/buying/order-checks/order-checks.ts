/** What the server's checks before a settlement mean, for the buyer (CART-03, ORDER-01). */
import { type Flag, isOn } from '../../base/flag';
import { refuse } from '../../base/refusal';
import type { OrderCheckRefusal } from './order-check-refusals';

/** Why a customer may not order at all; undefined when it may (getEsCustomerPermission). */
export function customerRefusal(mayOrder: Flag, customerCode: string): OrderCheckRefusal | undefined {
  return isOn(mayOrder) ? undefined : refuse('orderCheck.customer', { customerCode });
}

/** The agreement of an account, by wire names (getCartAgreementStatus). */
export interface OrderAgreement {
  readonly status?: string | undefined;
  readonly agreementName?: string | undefined;
}

/** Why an agreement holds a settlement back; undefined when it does not. Assumption: 0 is not signed yet. */
export function agreementRefusal({ status, agreementName }: OrderAgreement): OrderCheckRefusal | undefined {
  return status === '0' ? refuse('orderCheck.agreement', { name: agreementName }) : undefined;
}

/** The answer about the quota, by wire names (checkOrderQuotaCompose). */
export interface QuotaAnswer {
  readonly isPassed: Flag;
  readonly overList: readonly {
    readonly productCode: string;
    readonly productModel?: string | undefined;
    /** Pieces that are left, and that are wanted. */
    readonly quota: number;
    readonly number: number;
  }[];
}

/** Why a quota holds a settlement back, by its first product; undefined when it passes. */
export function quotaRefusal({ isPassed, overList }: QuotaAnswer): OrderCheckRefusal | undefined {
  const [first] = overList;
  if (isOn(isPassed) || !first) return undefined;
  const { productModel, productCode, quota, number } = first;
  const product = productModel ?? productCode;
  return refuse('orderCheck.quota', { product, kinds: overList.length, quota, number });
}

/** A checked cart, as far as it tells where its products lie. */
interface PlacedCart {
  readonly splitComposeList: readonly {
    readonly productList: readonly { readonly yuncangType?: string | null | undefined }[];
  }[];
}

/** Whether the cart has products of a remote cloud warehouse (YD), which only some accounts may order (CART-03). */
export function hasRemoteProducts({ splitComposeList }: PlacedCart): boolean {
  return splitComposeList.some(({ productList }) =>
    productList.some(({ yuncangType }) => yuncangType === 'YD'),
  );
}

/** Why an account may not order remote products; undefined when it may (checkRemoteCloudWarehouse). */
export function remoteRefusal(mayOrder: Flag, saletoCode: string): OrderCheckRefusal | undefined {
  return isOn(mayOrder) ? undefined : refuse('orderCheck.remote', { saletoCode });
}

/** A product that a rule of the stock may reserve, by wire names (getSzkcRuleLock). */
export interface StockLock {
  readonly productCode: string;
  readonly isLocked: Flag;
  readonly msg?: string | undefined;
  readonly ruleName?: string | undefined;
}

/**
 * Why a reserved product holds a settlement back, by the first one that is in the cart; undefined when none does.
 * @param codes of the products in the cart
 * @param models of products by their code, as far as they are known
 */
export function locksRefusal(
  locks: readonly StockLock[],
  codes: readonly string[],
  models: ReadonlyMap<string, string>,
): OrderCheckRefusal | undefined {
  const locked = locks.find(({ isLocked, productCode }) => isOn(isLocked) && codes.includes(productCode));
  if (!locked) return undefined;
  const { productCode, msg, ruleName } = locked;
  const product = models.get(productCode) ?? productCode;
  return refuse('orderCheck.locked', { product, reason: msg || ruleName || undefined });
}
