import {
  type Addition,
  additionDoubt,
  additionKey,
  additionText,
  addToCartNotice,
  addToCartPayload,
  OFFLINE_ADDITION,
} from '@dealer-portal/rules/cart';
import { leadsToCart } from '@dealer-portal/rules/cart-entry';
import {
  goodsText,
  heldRefusal,
  isLimited,
  type PiecesHeld,
  piecesInCart,
  productAdditions,
  purchaseShares,
  splitText,
} from '@dealer-portal/rules/goods';
import type { Notice } from '@dealer-portal/rules/outcome';
import { priceBy } from '@dealer-portal/rules/price';
import { type Data, type Failure, fetchCart, type Result } from '@dealer-portal/sdk';
import { addListToCart, addToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { TOO_MANY_REQUESTS } from '#platform/calls/too-many';
import { notify, notifyWith } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useIsOnShow } from '#ui/use-is-on-show';
import { noteAdded } from '#widgets/cart/just-added';
import { askAboutUnsent, keepUnsent } from './unsent-additions';
import { isProduct, type Wanted, type WantedProduct } from './wanted';

/** Adds to the cart: the one way there, but for the waves of an import (CART-08). */
interface Adding<Input> {
  /**
   * Settles when it is known, or known not to be known, what came of it.
   * @param onResult after every attempt: one that found no network is made again by another press, perhaps with less
   */
  readonly add: (input: Input, onResult?: OnResult) => Promise<Result<unknown>>;
  readonly isAdding: boolean;
  /** Nobody knows whether the last addition arrived: AdditionUnknown says so next to the button. */
  readonly unknownText: string | undefined;
}

type OnResult = (result: Result<unknown>, tried: readonly Wanted[]) => void;

/** Adds one product, combination or flash purchase, and shows the result; pieces beyond a quota go along as a second line. */
export function useAddToCart(): Adding<Wanted> {
  const { add, ...state } = useAdding();
  return { ...state, add: (wanted, onResult) => add({ wanted: [wanted], isList: false }, onResult) };
}

/** Adds several products in one call, and shows the result. */
export function useAddMany(): Adding<readonly Wanted[]> {
  const { add, ...state } = useAdding();
  return { ...state, add: (wanted, onResult) => add({ wanted, isList: true }, onResult) };
}

interface AddRequest {
  readonly wanted: readonly Wanted[];
  /** Sent as a list also when it is one. */
  readonly isList: boolean;
}

/** With the account that it was pressed for: another one may be on show when it is sent. */
interface PressedRequest extends AddRequest {
  readonly account: Account;
}

function useAdding(): Adding<AddRequest> {
  const shownAccount = useAccount();
  const queryClient = useQueryClient();
  const say = useSay();
  const isOnShow = useIsOnShow();
  // A question that was closed without an answer is asked again where something can be added.
  useEffect(askAboutUnsent, []);
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: send,
    onSuccess: ({ result, added, split }, { account }) => {
      const notice = addToCartNotice(result);
      if (notice)
        say(
          split && result.ok ? { ...notice, text: `${notice.text}：${split}` } : notice,
          leadsToCart(result),
        );
      const doubt = additionDoubt(result);
      // There is no button any more that would say it.
      if (doubt && !isOnShow.current) say({ level: 'warning', text: additionText(doubt) }, true);
      // A refusal changed nothing. The button is free at once: cart and badge follow when they are read.
      if (!result.ok && notice) return;
      void invalidateCalls(queryClient, [getCartCount, listCart]);
      if (!result.ok) return;
      noteAdded(account, added);
    },
  });
  /** Every attempt keeps what finds no network. */
  const attempt = async (request: PressedRequest, onResult?: OnResult): Promise<Result<unknown>> => {
    const { result } = await mutateAsync(request);
    if (isUnsent(result)) {
      const { account, wanted } = request;
      keepUnsent({ account, wanted, send: (left) => attempt({ ...request, wanted: left }, onResult) });
    }
    onResult?.(result, request.wanted);
    return result;
  };
  return {
    add: (request, onResult) => attempt({ ...request, account: shownAccount }, onResult),
    isAdding: isPending,
    unknownText: data && additionText(additionDoubt(data.result)),
  };
}

/** What came of an addition. */
interface Sent {
  readonly result: Result<unknown>;
  /** What lies in the cart now, by its keys. */
  readonly added: readonly string[];
  /** How pieces beyond a quota were split. */
  readonly split: string | undefined;
}

/** Sends what was pressed for as one call, after the cart has said how many pieces a special price still allows. */
async function send({ wanted, isList, account }: PressedRequest): Promise<Sent> {
  // What cannot leave is known not to have arrived; without a press nothing is sent later.
  if (!navigator.onLine) return unsent(notSent(additionText(OFFLINE_ADDITION), OFFLINE_ADDITION.code));
  const cart = await readCart(wanted, account);
  if (!cart.ok) return unsent(cart);
  const held: PiecesHeld = (code, type) => piecesInCart(cart.data, code, type);
  const refusal = wanted
    .filter(isProduct)
    .map(({ terms }) => heldRefusal(terms, held))
    .find((refused) => refused !== undefined);
  if (refusal) return unsent(notSent(`没有加入：${goodsText(refusal)}`));
  const cartList = wanted
    .flatMap((item) => additionsOf(item, held))
    .map((addition) => addToCartPayload(addition, account));
  const [first, ...others] = cartList;
  const result =
    !isList && first && others.length === 0
      ? await api.call(addToCart, { body: first }, { isSilent: true })
      : await api.call(addListToCart, { body: { cartList } }, { isSilent: true });
  const split = splitText(wanted.filter(isProduct).map((item) => sharesOf(item, held)));
  return { result, added: cartList.map(additionKey), split };
}

const unsent = (result: Failure): Sent => ({ result, added: [], split: undefined });

const isUnsent = (result: Result<unknown>) => !result.ok && result.code === OFFLINE_ADDITION.code;

/** The version of the price that something is added at; undefined while there is no price (CART-11). */
export function priceVersionOf(wanted: Wanted): string | undefined {
  if (!isProduct(wanted)) return wanted.productList[0].priceVersion;
  return priceBy(wanted.terms.prices, wanted.terms.rule)?.priceVersion;
}

const sharesOf = ({ terms, number }: WantedProduct, held: PiecesHeld) =>
  purchaseShares(terms, { number, held });

function additionsOf(wanted: Wanted, held: PiecesHeld): readonly Addition[] {
  return isProduct(wanted) ? productAdditions(wanted.terms, { ...wanted, held }) : [wanted];
}

/** The cart as it is now, where pieces in it use up what a special price allows; else nothing is asked. */
async function readCart(wanted: readonly Wanted[], account: Account): Promise<CartRead> {
  if (!wanted.some((item) => isProduct(item) && isLimited(item.terms))) return { ok: true, data: [] };
  const result = await fetchCart(api, account, { isSilent: true });
  if (result.ok || result.status === TOO_MANY_REQUESTS) return result;
  return {
    ...result,
    code: CART_UNREAD,
    msg: '没有加入：购物车没有读取成功，无法确定特价还可购几台，请重试',
  };
}

/** The refusal of an addition that was not sent; by itself because the cart answered, and its numbers cannot be read. */
function notSent(msg: string, code: string = CART_UNREAD): Failure {
  return {
    ok: false,
    kind: 'invalid-response',
    code,
    msg,
    status: 200,
    operationId: listCart.id,
    attempts: 1,
  };
}

type CartRead = Extract<Result<unknown>, { ok: false }> | { readonly ok: true; readonly data: Entries };
type Entries = Data<typeof listCart>;

/** Our own code: nothing was sent, so nothing is unknown. */
const CART_UNREAD = 'CART_UNREAD';

/** Where the cart is on screen already. */
const CARTS: readonly string[] = [href('cart'), href('NewCart')];

/** Shows the result of an addition; outside of the cart with a link to it. */
function useSay() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ level, text }: Notice, isLeading: boolean): void => {
    if (!isLeading || CARTS.includes(pathname)) notify(level, text);
    else notifyWith(level, text, { label: '去购物车', onPress: () => navigate(href('cart')) });
  };
}
