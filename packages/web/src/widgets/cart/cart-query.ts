import { deliveryType } from '@dealer-portal/rules/address';
import { type CartChoices, type CartCodes, cartFetch, cartFields } from '@dealer-portal/rules/cart-query';
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

/** The entries of a cart; a fetch that is skipped for want of a code asks nothing, and has none (CART-07). */
function readEntries(account: AccountFacts, ask: (path: CartCodes | undefined) => CartCall): CartCall {
  const fetch = cartFetch(account);
  const { queryFn, ...query } = ask(fetch.kind === 'send' ? fetch.codes : undefined);
  if (fetch.kind === 'skip') return { ...query, queryFn: () => fetch.result.data };
  if (queryFn === skipToken) return { ...query, queryFn };
  return { ...query, queryFn: async (context) => withProducts(await queryFn(context)) };
}

/** The cart of the account as it is now, without filters (CART-07). */
export function cartNowQuery(account: AccountFacts) {
  const query = readEntries(account, (path) => asideQuery(listCart, path && { path, query: {} }, account));
  return { ...query, staleTime: 0 };
}

/** The cart of the account, with what was chosen (CART-07, CART-10). */
export function cartQuery(account: AccountFacts, filter: CartFilter = {}, ask = accountQuery) {
  const storedChoice = storedDelivery.read();
  const delivery = storedChoice && {
    ...storedChoice,
    type: deliveryType(storedChoice.type, account.saleInfo),
  };
  // Assumption: the office app that embeds the portal is the source of the cart, as of its orders (EMBED-01).
  const sysType = isEmbedded() ? ('H_WORK' as const) : undefined;
  const query = cartFields({ ...filter, sysType, delivery });
  return readEntries(account, (path) => ask(listCart, path && { path, query }, account));
}
