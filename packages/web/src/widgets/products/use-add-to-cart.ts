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
  type AdditionSource,
  goodsText,
  heldRefusal,
  isLimited,
  type PiecesHeld,
  type ProductTerms,
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
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify, notifyWith } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { noteAdded } from '#widgets/cart/just-added';
import { keepUnsent } from './unsent-additions';

/** So many pieces of a product, to be added at the price that the rule chooses (CART-02). */
export interface WantedProduct extends AdditionSource {
  readonly terms: ProductTerms;
  readonly number: number;
  /** Its model, for a question about it. */
  readonly model?: string;
}

/** What can be added: pieces of a product, or what another rule decided already (packages, policies, what was removed). */
export type Wanted = WantedProduct | Addition;

/** Adds to the cart: the one way there, but for the waves of an import (CART-08). */
interface Adding<Input> {
  /**
   * Settles when it is known, or known not to be known, what came of it.
   * @param onLater after an addition that found no network was sent by another press
   */
  readonly add: (input: Input, onLater?: (result: Result<unknown>) => void) => Promise<Result<unknown>>;
  readonly isAdding: boolean;
  /** Nobody knows whether the last addition arrived: AdditionUnknown says so next to the button. */
  readonly unknownText: string | undefined;
}

/** Adds one product, combination or flash purchase, and shows the result; pieces beyond a quota go along as a second line. */
export function useAddToCart(): Adding<Wanted> {
  const { add, ...state } = useAdding();
  return { ...state, add: (wanted, onLater) => add({ wanted: [wanted], isList: false }, onLater) };
}

/**
 * Adds several products in one call, and shows the result.
 * @param onDone after all were added
 */
export function useAddMany(onDone: () => void = () => undefined): Adding<readonly Wanted[]> {
  const { add, ...state } = useAdding(onDone);
  return { ...state, add: (wanted, onLater) => add({ wanted, isList: true }, onLater) };
}

interface AddRequest {
  readonly wanted: readonly Wanted[];
  /** Sent as a list also when it is one. */
  readonly isList: boolean;
}

function useAdding(onDone: () => void = () => undefined): Adding<AddRequest> {
  const account = useAccount();
  const queryClient = useQueryClient();
  const say = useSay();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: async ({ wanted, isList }: AddRequest) => {
      // What cannot leave is known not to have arrived; without a press nothing is sent later.
      if (!navigator.onLine)
        return { result: notSent(additionText(OFFLINE_ADDITION)), added: [], split: undefined };
      const cart = await readCart(wanted, account);
      if (!cart.ok) return { result: cart, added: [], split: undefined };
      const held: PiecesHeld = (code, type) => piecesInCart(cart.data, code, type);
      const refusal = wanted
        .filter(isProduct)
        .map(({ terms }) => heldRefusal(terms, held))
        .find((refused) => refused !== undefined);
      if (refusal) return { result: notSent(`没有加入：${goodsText(refusal)}`), added: [], split: undefined };
      const cartList = wanted
        .flatMap((item) => additionsOf(item, held))
        .map((addition) => addToCartPayload(addition, account));
      const [first, ...others] = cartList;
      const result =
        !isList && first && others.length === 0
          ? await api.call(addToCart, { body: first }, { isSilent: true })
          : await api.call(addListToCart, { body: { cartList } }, { isSilent: true });
      const added = cartList.map(additionKey);
      return {
        result,
        added,
        split: splitText(wanted.filter(isProduct).map((item) => sharesOf(item, held))),
      };
    },
    onSuccess: ({ result, added, split }) => {
      const notice = addToCartNotice(result);
      if (notice)
        say(
          split && result.ok ? { ...notice, text: `${notice.text}：${split}` } : notice,
          leadsToCart(result),
        );
      // A refusal changed nothing. The button is free at once: cart and badge follow when they are read.
      if (!result.ok && notice) return;
      void invalidateCalls(queryClient, [getCartCount, listCart]);
      if (!result.ok) return;
      noteAdded(account, added);
      onDone();
    },
  });
  return {
    add: async (request, onLater) => {
      const send = async () => (await mutateAsync(request)).result;
      const result = await send();
      if (isUnsent(result))
        keepUnsent({
          key: JSON.stringify(request.wanted.map(codesOf)),
          words: request.wanted.map(wordsOf).join('、'),
          send: async () => onLater?.(await send()),
        });
      return result;
    },
    isAdding: isPending,
    unknownText: data && additionText(additionDoubt(data.result)),
  };
}

const isUnsent = (result: Result<unknown>) => !result.ok && result.msg === additionText(OFFLINE_ADDITION);

const codesOf = (wanted: Wanted): readonly string[] =>
  isProduct(wanted) ? [wanted.terms.productCode] : wanted.productList.map(({ productCode }) => productCode);

function wordsOf(wanted: Wanted): string {
  const [code = ''] = codesOf(wanted);
  return `${isProduct(wanted) ? (wanted.model ?? code) : code} ${wanted.number} 台`;
}

const isProduct = (wanted: Wanted): wanted is WantedProduct => 'terms' in wanted;

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

/** The refusal of an addition that was not sent: the cart answered, and its numbers cannot be read. */
function notSent(msg: string): Failure {
  return {
    ok: false,
    kind: 'invalid-response',
    code: CART_UNREAD,
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
const TOO_MANY_REQUESTS = 429;

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
