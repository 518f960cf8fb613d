/**
 * The server's checks before settlement: may this customer order, is the agreement signed, does the quota allow it. The
 * last one asks whether the products may come from that place.
 */
import type { Data } from '@dealer-portal/sdk';
import type { checkOrderQuotaCompose } from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/session/account';
import type { CheckedCart } from '#widgets/checkout/checkout';
import {
  askAgreement,
  askLockSetting,
  askLocks,
  askPermission,
  askQuota,
  askRemoteWarehouse,
} from './queries';

const NOT_SIGNED = '0';

/** How long the questions may take, in milliseconds; longer, they hold nothing back. */
const ASK_MS = 10_000;

/**
 * Why the checked cart cannot be settled now, in the user's words; undefined when it can.
 * Assumption: a question without an answer holds nothing back, because splitting asks again.
 * @param models the models of the products by their code, as far as they are known
 */
export async function orderRefusal(
  account: Account,
  cart: CheckedCart,
  models: Models = new Map(),
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ASK_MS);
  const refusals = await Promise.all([
    permissionRefusal(account, signal),
    agreementRefusal(account, signal),
    quotaRefusal(cart, signal),
    warehouseRefusal(cart, signal),
    lockRefusal(cart, models, signal),
  ]);
  return refusals.find((refusal) => refusal !== undefined);
}

type Models = ReadonlyMap<string, string>;
type Refusal = Promise<string | undefined>;

async function permissionRefusal({ saleInfo: { customerCode } }: Account, signal: AbortSignal): Refusal {
  const permission = await askPermission(customerCode, signal);
  const isRefused = permission.ok && !permission.data;
  return isRefused ? `客户 ${customerCode} 没有下单权限，请联系客户经理开通` : undefined;
}

async function agreementRefusal({ saletoCode }: Account, signal: AbortSignal): Refusal {
  const agreement = await askAgreement(saletoCode, signal);
  if (!agreement.ok || agreement.data.status !== NOT_SIGNED) return undefined;
  return `请先签署《${agreement.data.agreementName ?? '下单协议'}》，签署后再结算`;
}

async function quotaRefusal(cart: CheckedCart, signal: AbortSignal): Refusal {
  const quota = await askQuota(cart, signal);
  return quota.ok ? overQuota(quota.data) : undefined;
}

/** Products of a remote cloud warehouse (YD) are for those alone who may order there (CART-03). */
async function warehouseRefusal({ saletoCode, splitComposeList }: CheckedCart, signal: AbortSignal): Refusal {
  const lines = splitComposeList.flatMap(({ productList }) => productList);
  if (!lines.some(({ yuncangType }) => yuncangType === 'YD')) return undefined;
  const permission = await askRemoteWarehouse(saletoCode, signal);
  const isRefused = permission.ok && !permission.data;
  return isRefused
    ? `售达方 ${saletoCode} 没有开通异地云仓，请取消勾选异地云仓的商品，或联系客户经理开通`
    : undefined;
}

/** Products that a rule of the stock reserves; only customers that are set up for it are asked about. */
async function lockRefusal(cart: CheckedCart, models: Models, signal: AbortSignal): Refusal {
  const { saletoCode, splitComposeList } = cart;
  const isAsked = await askLockSetting(saletoCode, signal);
  if (!isAsked.ok || !isAsked.data) return undefined;
  const codes = splitComposeList.flatMap(({ productList }) => productList.map((line) => line.productCode));
  const locks = await askLocks(cart, codes, signal);
  const locked = locks.ok
    ? locks.data.find((item) => item.isLocked && codes.includes(item.productCode))
    : undefined;
  if (!locked) return undefined;
  const { productCode, msg, ruleName } = locked;
  return `${models.get(productCode) ?? productCode} 暂不能下单：${msg || ruleName || '库存已锁定'}`;
}

function overQuota({ isPassed, overList }: Data<typeof checkOrderQuotaCompose>): string | undefined {
  const [first] = overList;
  if (isPassed || !first) return undefined;
  const { productModel, productCode, quota, number } = first;
  const more = overList.length > 1 ? `等 ${overList.length} 种产品` : '';
  return `${productModel ?? productCode}${more}超出下单额度：剩余 ${quota} 台，本次 ${number} 台，请减少数量`;
}
