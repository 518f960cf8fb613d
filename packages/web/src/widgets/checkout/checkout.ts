import type { CartEntry, CloudWarehouse } from '@dealer-portal/rules/cart';
import { type CartVariant, checkedCartPayload } from '@dealer-portal/rules/checkout';
import type { Data, Input } from '@dealer-portal/sdk';
import type { splitOrder, submitOrders } from '@dealer-portal/sdk/operations';
import { isRecord, slot } from '#platform/browser/storage';
import type { Account } from '#platform/session/account';

/** The body of splitOrder. */
export type CheckedCart = Input<typeof splitOrder>['body'];

/** The ticked part of the cart on its way through settlement. */
export interface Checkout {
  /** Names this way through settlement; part of the settle page's address. */
  readonly submitTime: string;
  readonly cart: CheckedCart;
  /** The cart that it came from; one stored by an older version came from the classic cart. */
  readonly variant?: CartVariant;
}

/** The answer of splitOrder, kept so that a reload does not split again. */
export interface StoredSettle {
  readonly submitTime: string;
  readonly data: Data<typeof splitOrder>;
}

/** The placed orders, for the success page; `variant` is the cart that they came from. */
export type PlacedOrders = NonNullable<Data<typeof submitOrders>> & {
  readonly variant?: CartVariant | undefined;
};

function isCheckout(value: unknown): value is Checkout {
  return isRecord(value) && typeof value['submitTime'] === 'string' && isRecord(value['cart']);
}

function isStoredSettle(value: unknown): value is StoredSettle {
  return isRecord(value) && typeof value['submitTime'] === 'string' && isRecord(value['data']);
}

function isPlaced(value: unknown): value is PlacedOrders {
  return isRecord(value) && Array.isArray(value['orderList']);
}

export const storedCheckout = slot('local', 'checkedCart', isCheckout);
export const storedSettle = slot('local', 'settleData', isStoredSettle);
export const placedOrders = slot('session', 'placedOrders', isPlaced);

/** The ticked entries as splitOrder and the check of the quota want them (CART-03). */
export function checkedCart(
  account: Account,
  entries: readonly CartEntry[],
  variant: CartVariant,
): CheckedCart {
  const { saletoCode, sendtoCode, accountCode, saleInfo } = account;
  const payload = checkedCartPayload(entries, {
    account: { saletoCode, sendtoCode, accountCode },
    channelGroup: saleInfo.channelGroup,
    variant,
    ...warehouseOf(entries),
  });
  return asWire(payload);
}

/** Stores the ticked entries for settlement; returns the name of this way through it (CART-03). */
export function startCheckout(cart: CheckedCart, variant: CartVariant): string {
  const submitTime = String(Date.now());
  storedSettle.clear();
  storedCheckout.write({ submitTime, cart, variant });
  return submitTime;
}

/** The route of the cart that a way through settlement came from. */
export function cartRoute(
  from: { readonly variant?: CartVariant | undefined } | undefined,
): 'cart' | 'NewCart' {
  return from?.variant === 'new' ? 'NewCart' : 'cart';
}

/** Forgets the ticked entries and the settle data (ROUTE-05). */
export function endCheckout(): void {
  storedCheckout.clear();
  storedSettle.clear();
}

/** The cloud warehouse that all entries share, if they do. */
function warehouseOf(entries: readonly CartEntry[]): CloudWarehouse {
  const [first, ...rest] = entries.flatMap(({ productList }) => productList);
  const { yuncangType, yuncangCode } = first ?? {};
  if (yuncangType !== 'YC' && yuncangType !== 'YD') return {};
  const isShared = rest.every((line) => line.yuncangType === yuncangType && line.yuncangCode === yuncangCode);
  return isShared ? { yuncangType, yuncangCode: yuncangCode ?? '' } : {};
}

/** The rule's readonly payload as the wire's type; JSON knows neither readonly nor undefined. */
function asWire(payload: unknown): CheckedCart {
  // The rule builds exactly the body that the description names; the contract tests send it.
  return JSON.parse(JSON.stringify(payload)) as CheckedCart;
}
