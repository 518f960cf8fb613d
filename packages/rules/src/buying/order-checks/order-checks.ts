/** What the server's checks before a settlement mean, in sentences for the buyer (CART-03, ORDER-01). */
import { type Flag, isOn } from '../../base/flag';

/** Why a customer may not order at all; undefined when it may (getEsCustomerPermission). */
export function reasonAgainstCustomer(mayOrder: Flag, customerCode: string): string | undefined {
  return isOn(mayOrder) ? undefined : `客户 ${customerCode} 没有下单权限，请联系客户经理开通`;
}

/** The agreement of an account, by wire names (getCartAgreementStatus). */
export interface OrderAgreement {
  readonly status?: string | undefined;
  readonly agreementName?: string | undefined;
}

/** Why an agreement holds a settlement back; undefined when it does not. Assumption: 0 is not signed yet. */
export function reasonAgainstAgreement({ status, agreementName }: OrderAgreement): string | undefined {
  return status === '0' ? `请先签署《${agreementName ?? '下单协议'}》，签署后再结算` : undefined;
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
export function reasonAgainstQuota({ isPassed, overList }: QuotaAnswer): string | undefined {
  const [first] = overList;
  if (isOn(isPassed) || !first) return undefined;
  const { productModel, productCode, quota, number } = first;
  const more = overList.length > 1 ? `等 ${overList.length} 种产品` : '';
  return `${productModel ?? productCode}${more}超出下单额度：剩余 ${quota} 台，本次 ${number} 台，请减少数量`;
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
export function reasonAgainstRemote(mayOrder: Flag, saletoCode: string): string | undefined {
  return isOn(mayOrder)
    ? undefined
    : `售达方 ${saletoCode} 没有开通异地云仓，请取消勾选异地云仓的商品，或联系客户经理开通`;
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
export function reasonAgainstLocks(
  locks: readonly StockLock[],
  codes: readonly string[],
  models: ReadonlyMap<string, string>,
): string | undefined {
  const locked = locks.find(({ isLocked, productCode }) => isOn(isLocked) && codes.includes(productCode));
  if (!locked) return undefined;
  const { productCode, msg, ruleName } = locked;
  return `${models.get(productCode) ?? productCode} 暂不能下单：${msg || ruleName || '库存已锁定'}`;
}
