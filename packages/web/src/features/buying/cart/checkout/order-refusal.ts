/**
 * The server's checks before settlement: may this customer order, is the agreement signed, does the quota allow it. The
 * last one asks whether the products may come from that place.
 */
import {
  hasRemoteProducts,
  reasonAgainstAgreement,
  reasonAgainstCustomer,
  reasonAgainstLocks,
  reasonAgainstQuota,
  reasonAgainstRemote,
} from '@dealer-portal/rules/order-checks';
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
  return permission.ok ? reasonAgainstCustomer(permission.data, customerCode) : undefined;
}

async function agreementRefusal({ saletoCode }: Account, signal: AbortSignal): Refusal {
  const agreement = await askAgreement(saletoCode, signal);
  return agreement.ok ? reasonAgainstAgreement(agreement.data) : undefined;
}

async function quotaRefusal(cart: CheckedCart, signal: AbortSignal): Refusal {
  const quota = await askQuota(cart, signal);
  return quota.ok ? reasonAgainstQuota(quota.data) : undefined;
}

/** Products of a remote cloud warehouse are for those alone who may order there (CART-03). */
async function warehouseRefusal(cart: CheckedCart, signal: AbortSignal): Refusal {
  if (!hasRemoteProducts(cart)) return undefined;
  const permission = await askRemoteWarehouse(cart.saletoCode, signal);
  return permission.ok ? reasonAgainstRemote(permission.data, cart.saletoCode) : undefined;
}

/** Products that a rule of the stock reserves; only customers that are set up for it are asked about. */
async function lockRefusal(cart: CheckedCart, models: Models, signal: AbortSignal): Refusal {
  const { saletoCode, splitComposeList } = cart;
  const isAsked = await askLockSetting(saletoCode, signal);
  if (!isAsked.ok || !isAsked.data) return undefined;
  const codes = splitComposeList.flatMap(({ productList }) => productList.map((line) => line.productCode));
  const locks = await askLocks(cart, codes, signal);
  return locks.ok ? reasonAgainstLocks(locks.data, codes, models) : undefined;
}
