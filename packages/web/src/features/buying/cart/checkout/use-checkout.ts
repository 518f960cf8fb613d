import { entryName } from '@dealer-portal/rules/cart-entry';
import type { CartVariant } from '@dealer-portal/rules/checkout';
import { priceChoiceRefusal, priceText } from '@dealer-portal/rules/price';
import { tickedEntries } from '@dealer-portal/rules/selection';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#platform/notices';
import type { Account } from '#platform/session/account';
import { href } from '#routes';
import { NOT_YET } from '#ui/input/use-quantity-text';
import { useRowValues } from '#ui/table/entry/row-values';
import type { Entry } from '#widgets/cart/cart-query';
import { checkedCart, startCheckout } from '#widgets/checkout/checkout';
import type { NamedDifference } from '#widgets/differences/differences-dialog';
import { unsettledLine } from '#widgets/quantity-edits/correct-first';
import type { Edit } from '#widgets/quantity-edits/quantity-edits';
import { chosenPrice } from '../choices';
import type { Cart } from '../use-cart';
import { entryDifferences, rememberSeen, useSeen } from './differences';
import { orderRefusal } from './order-refusal';

interface CheckoutFacts {
  readonly account: Account;
  readonly cart: Cart;
  readonly variant: CartVariant;
}

/** The check before settlement: the lines as they are sent, and the names of their products. */
interface CheckRequest {
  readonly checked: ReturnType<typeof checkedCart>;
  readonly names: ReadonlyMap<string, string>;
}

/** From the cart to settlement: what changed since it was added is shown first, accepted or dropped one by one. */
export function useCheckout({ account, cart, variant }: CheckoutFacts) {
  const navigate = useNavigate();
  const [differences, setDifferences] = useState<readonly NamedDifference[]>([]);
  const refresh = useMutation({ mutationFn: () => cart.query.refetch() });
  const check = useMutation({
    mutationFn: ({ checked, names }: CheckRequest) => orderRefusal(account, checked, names),
  });
  const ticked = tickedEntries(cart.counted);
  const wrong = useRowValues(cart.quantities.wrong);
  useSeen(account, cart.query.data);
  const go = async (entries: readonly Entry[]) => {
    if (entries.length === 0) return;
    const checked = checkedCart(account, entries, variant);
    const startedAt = window.location.pathname;
    const refusal = await check.mutateAsync({ checked, names: modelsOf(entries) });
    // A user who has left the cart stays where they are now.
    if (window.location.pathname !== startedAt) return;
    if (refusal) return notify('warning', refusal);
    void navigate(href('cartSettle', { submitTime: startCheckout(checked, variant) }));
  };
  const { isAsked, ask } = useAfterSaves(cart, async () => {
    // The drawing follows the fields a moment later; settling checks the present values.
    const refusal =
      nothingToSettle(cart) ?? refusalOf(ticked, cart.quantities.edits.all(), cart.quantities.wrong.all());
    if (refusal) return notify('warning', refusal);
    const fresh = await refresh.mutateAsync();
    if (!fresh.data || fresh.isError) {
      return notify('warning', '购物车没有刷新成功，请重试；还没有进入结算');
    }
    const moved = movedNumber(ticked, fresh.data);
    if (moved) return notify('warning', moved);
    const changes = entryDifferences(account, { ticked, fresh: fresh.data });
    if (changes.length > 0) return setDifferences(changes);
    await go(ticked);
  });
  const resolve = (dropped: ReadonlySet<string>) => {
    rememberSeen(account, cart.query.data ?? []);
    setDifferences([]);
    for (const id of dropped) cart.onTick(id, false);
    void go(ticked.filter(({ id }) => !dropped.has(id)));
  };
  return {
    // A press hands the typed quantity over and waits for the save: neither is a reason.
    refusal:
      nothingToSettle(cart) ??
      refusalOf(ticked, withoutLeft(cart.edits, isSaving), withoutLeft(wrong, isNotYet)),
    isChecking: isAsked || refresh.isPending || check.isPending,
    differences,
    start: ask,
    resolve,
    cancel: () => setDifferences([]),
  };
}

const isSaving = ({ state }: Edit) => state === 'saving';
const isNotYet = (problem: string) => problem === NOT_YET;

function withoutLeft<Value>(values: ReadonlyMap<string, Value>, isLeft: (value: Value) => boolean) {
  return new Map([...values].filter(([, value]) => !isLeft(value)));
}

/** Runs the check at once, or after the quantities that are being saved. */
function useAfterSaves({ quantities }: Cart, check: () => Promise<void>) {
  const [isAsked, setAsked] = useState(false);
  // The present quantities: the drawn ones follow a moment later.
  const isWaiting = () => [...quantities.edits.all().values()].some(isSaving);
  useEffect(() => {
    if (!isAsked || isWaiting()) return;
    setAsked(false);
    void check();
  });
  const ask = async () => {
    if (isWaiting()) setAsked(true);
    else await check();
  };
  return { isAsked, ask };
}

/** The reason when no entry is ticked, or every ticked one needs a correction. */
function nothingToSettle({ counted, selection }: Cart): string | undefined {
  if (counted.tickedCount > 0) return undefined;
  return selection.tickedCount > 0 ? '勾选的商品都要先处理，处理后再结算' : '请先勾选要结算的商品';
}

function modelsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const lines = entries.flatMap(({ productList }) => productList);
  return new Map(lines.map(({ productCode, productModel }) => [productCode, productModel ?? productCode]));
}

/** A quantity that another tab or device changed meanwhile: the list shows it now, and the user looks before going on. */
function movedNumber(ticked: readonly Entry[], fresh: readonly Entry[]): string | undefined {
  for (const entry of ticked) {
    const now = fresh.find(({ id }) => id === entry.id)?.number ?? entry.number;
    const name = entryName(entry);
    if (now !== entry.number) return `${name} 的数量已在别处改为 ${now}，请核对后再结算`;
  }
  return undefined;
}

function refusalOf(
  ticked: readonly Entry[],
  edits: Cart['edits'],
  wrong: ReadonlyMap<string, string>,
): string | undefined {
  const named = ticked.map((entry) => ({ key: entry.id, name: entryName(entry) }));
  const unsettled = unsettledLine(named, { edits, wrong }, '结算');
  if (unsettled) return unsettled;
  for (const entry of ticked) {
    const choice = chosenPrice(entry, undefined);
    const problem = choice && priceText(priceChoiceRefusal(choice, entry.number));
    if (problem) return `${entryName(entry)}：${problem}`;
  }
  return undefined;
}

/** The way from the cart to the settlement. */
export type CartCheckout = ReturnType<typeof useCheckout>;
