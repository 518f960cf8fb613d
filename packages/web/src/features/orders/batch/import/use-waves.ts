import {
  batchText,
  type ImportRun,
  type ImportWave,
  importAddition,
  lookUpWave,
  type WaveLookUp,
  waveRefusal,
} from '@dealer-portal/rules/batch';
import { additionRefusal, additionText, addToCartPayload } from '@dealer-portal/rules/cart';
import { failedSubmit } from '@dealer-portal/rules/submit';
import { addListToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { describeError, invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { cartNowQuery } from '#widgets/cart/cart-query';
import { keepWave } from '#widgets/import-run/import-store';
import { heldPieces, orderAccount } from './queries';

/** A wave and its place in the import. */
interface WaveAt {
  readonly at: number;
  readonly wave: ImportWave;
}

/** What is said when the cart does not have the wave. */
const LOOK_UP_TEXTS: Readonly<Record<Exclude<WaveLookUp, 'added'>, string>> = {
  open: '购物车里还没有这一批，可能还在加入，请过几分钟再核对',
  none: '购物车里没有这一批，可以选“没有加入”后重新加入',
  unclear: '购物车又有变化，无法判断这一批是否已加入，请查看购物车后选择',
};

/** Adds the waves of an import one after another; one whose answer is lost is looked up in the cart, never sent twice blindly (CART-08). */
export function useWaves() {
  const account = useAccount();
  const queryClient = useQueryClient();
  const readCart = async () => {
    try {
      const entries = await queryClient.fetchQuery(cartNowQuery(account));
      return { entries: entries.length, held: heldPieces(entries) };
    } catch (error) {
      // The queries' one throw; the wave keeps its state and can be tried again.
      const { message } = describeError(error instanceof Error ? error : new Error(String(error)));
      notify('warning', `购物车没有读取成功：${message}`);
      return undefined;
    }
  };
  const look = async (at: number, wave: ImportWave) => {
    if (wave.state.kind !== 'lost') return;
    const cart = await readCart();
    if (!cart) return;
    const outcome = lookUpWave(wave, wave.state, { held: cart.held, now: Date.now() });
    if (outcome === 'added') keepWave(at, { kind: 'added' });
    else notify('warning', LOOK_UP_TEXTS[outcome]);
  };
  const send = async (at: number, wave: ImportWave) => {
    const cart = await readCart();
    if (!cart) return;
    const refusal = waveRefusal(wave, cart);
    if (refusal) return notify('warning', batchText(refusal));
    const sent = { held: cart.held, sentAt: Date.now() };
    keepWave(at, { kind: 'sent', ...sent });
    const result = await api.call(
      addListToCart,
      {
        body: {
          cartList: wave.lines.map((line) => addToCartPayload(importAddition(line), orderAccount(account))),
        },
      },
      { isSilent: true },
    );
    if (result.ok) {
      keepWave(at, { kind: 'added' });
    } else if (failedSubmit(result).type === 'refuse') {
      keepWave(at, { kind: 'refused', msg: additionText(additionRefusal(result)) ?? result.msg });
    } else {
      const lost = { kind: 'lost', ...sent } as const;
      keepWave(at, lost);
      await look(at, { ...wave, state: lost });
    }
    await invalidateCalls(queryClient, [listCart, getCartCount]);
  };
  const sending = useMutation({ mutationFn: ({ at, wave }: WaveAt) => send(at, wave) });
  const looking = useMutation({ mutationFn: ({ at, wave }: WaveAt) => look(at, wave) });
  const work = [sending, looking].find(({ isPending }) => isPending);
  const begin = (mutation: typeof sending) => async (run: ImportRun, at: number) => {
    const wave = run.waves[at];
    if (wave) await mutation.mutateAsync({ at, wave });
  };
  return { busy: work?.variables?.at, send: begin(sending), look: begin(looking) };
}
