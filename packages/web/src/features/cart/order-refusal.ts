/** What the server is asked before settlement: may this customer order, is the agreement signed, does the quota allow it. */
import type { Data } from '@dealer-portal/sdk';
import {
  checkOrderQuotaCompose,
  getCartAgreementStatus,
  getEsCustomerPermission,
} from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/account';
import { quietApi } from '#platform/api';
import type { CheckedCart } from '#platform/checkout';

const NOT_SIGNED = '0';

/** How long the questions may take, in milliseconds; longer, they hold nothing back. */
const ASK_MS = 10_000;

/**
 * Why the checked cart cannot be settled now, in the user's words; undefined when it can.
 * Assumption: a question without an answer holds nothing back, because splitting asks again.
 */
export async function orderRefusal(
  { saletoCode, saleInfo: { customerCode } }: Account,
  cart: CheckedCart,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ASK_MS);
  const [permission, agreement, quota] = await Promise.all([
    quietApi.call(getEsCustomerPermission, { body: { customerCode } }, { signal }),
    quietApi.call(getCartAgreementStatus, { path: { id: saletoCode } }, { signal }),
    quietApi.call(checkOrderQuotaCompose, { body: cart }, { signal }),
  ]);
  if (permission.ok && !permission.data) return `客户 ${customerCode} 没有下单权限，请联系客户经理开通`;
  if (agreement.ok && agreement.data.status === NOT_SIGNED)
    return `请先签署《${agreement.data.agreementName ?? '下单协议'}》，签署后再结算`;
  return quota.ok ? overQuota(quota.data) : undefined;
}

function overQuota({ isPassed, overList }: Data<typeof checkOrderQuotaCompose>): string | undefined {
  const [first] = overList;
  if (isPassed || !first) return undefined;
  const { productModel, productCode, quota, number } = first;
  const more = overList.length > 1 ? `等 ${overList.length} 种产品` : '';
  return `${productModel ?? productCode}${more}超出下单额度：剩余 ${quota} 台，本次 ${number} 台，请减少数量`;
}
