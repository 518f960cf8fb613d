/**
 * The server's checks before settlement: may this customer order, is the agreement signed, does the quota allow it. The
 * last one asks whether the products may come from that place.
 */
import {
  agreementRefusal,
  customerRefusal,
  hasRemoteProducts,
  locksRefusal,
  type OrderCheckRefusal,
  orderCheckText,
  quotaRefusal,
  remoteRefusal,
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
    askedCustomer(account, signal),
    askedAgreement(account, signal),
    askedQuota(cart, signal),
    askedWarehouse(cart, signal),
    askedLocks(cart, models, signal),
  ]);
  return orderCheckText(refusals.find((refusal) => refusal !== undefined));
}

type Models = ReadonlyMap<string, string>;
type Asked = Promise<OrderCheckRefusal | undefined>;

async function askedCustomer({ saleInfo: { customerCode } }: Account, signal: AbortSignal): Asked {
  const permission = await askPermission(customerCode, signal);
  return permission.ok ? customerRefusal(permission.data, customerCode) : undefined;
}

async function askedAgreement({ saletoCode }: Account, signal: AbortSignal): Asked {
  const agreement = await askAgreement(saletoCode, signal);
  return agreement.ok ? agreementRefusal(agreement.data) : undefined;
}

async function askedQuota(cart: CheckedCart, signal: AbortSignal): Asked {
  const quota = await askQuota(cart, signal);
  return quota.ok ? quotaRefusal(quota.data) : undefined;
}

/** Products of a remote cloud warehouse are for those alone who may order there (CART-03). */
async function askedWarehouse(cart: CheckedCart, signal: AbortSignal): Asked {
  if (!hasRemoteProducts(cart)) return undefined;
  const permission = await askRemoteWarehouse(cart.saletoCode, signal);
  return permission.ok ? remoteRefusal(permission.data, cart.saletoCode) : undefined;
}

/** Products that a rule of the stock reserves; only customers that are set up for it are asked about. */
async function askedLocks(cart: CheckedCart, models: Models, signal: AbortSignal): Asked {
  const { saletoCode, splitComposeList } = cart;
  const isAsked = await askLockSetting(saletoCode, signal);
  if (!isAsked.ok || !isAsked.data) return undefined;
  const codes = splitComposeList.flatMap(({ productList }) => productList.map((line) => line.productCode));
  const locks = await askLocks(cart, codes, signal);
  return locks.ok ? locksRefusal(locks.data, codes, models) : undefined;
}
