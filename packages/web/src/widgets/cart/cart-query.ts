import { deliveryType } from '@dealer-portal/rules/address';
import { type CartChoices, cartCodes, cartFields } from '@dealer-portal/rules/cart-query';
import type { Data } from '@dealer-portal/sdk';
import { listCart } from '@dealer-portal/sdk/operations';
import type { OperationQuery } from '@dealer-portal/sdk/query';
import { skipToken } from '@tanstack/react-query';
import { accountQuery, asideQuery } from '#platform/calls/query';
import { isEmbedded } from '#platform/embedding';
import type { AccountFacts } from '#platform/session/account-calls';
import { storedDelivery } from '#widgets/checkout/delivery';

/** One entry of the cart as the server gives it. */
export type Entry = Data<typeof listCart>[number];

/** The filters of the cart; the centre alone is no choice of the call. */
export type CartFilter = Omit<CartChoices, 'delivery' | 'sysType'> & { readonly isCentre?: boolean };

type CartCall = OperationQuery<Data<typeof listCart>>;

/** An entry whose products did not come has none: the rules say so, and nothing is settled of it (CART-06). */
function withProducts(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => (Array.isArray(entry.productList) ? entry : { ...entry, productList: [] }));
}

function readEntries({ queryFn, ...query }: CartCall): CartCall {
  if (queryFn === skipToken) return { ...query, queryFn };
  return { ...query, queryFn: async (context) => withProducts(await queryFn(context)) };
}

/** The cart of the account as it is now, without filters; nothing is fetched while a code is missing (CART-07). */
export function cartNowQuery(account: AccountFacts) {
  const path = cartCodes(account);
  return { ...readEntries(asideQuery(listCart, path && { path, query: {} }, account)), staleTime: 0 };
}

/** The cart of the account, with what was chosen; nothing is fetched while a code is missing (CART-07, CART-10). */
export function cartQuery(account: AccountFacts, filter: CartFilter = {}, ask = accountQuery) {
  const path = cartCodes(account);
  const storedChoice = storedDelivery.read();
  const delivery = storedChoice && {
    ...storedChoice,
    type: deliveryType(storedChoice.type, account.saleInfo),
  };
  // Assumption: the office app that embeds the portal is the source of the cart, as of its orders (EMBED-01).
  const sysType = isEmbedded() ? ('H_WORK' as const) : undefined;
  const query = cartFields({ ...filter, sysType, delivery });
  return readEntries(ask(listCart, path && { path, query }, account));
}
