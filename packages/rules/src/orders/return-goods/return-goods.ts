import { type Flag, isOn } from '../../base/flag';
import { externalUrl } from '../../base/link';
import type { Outcome } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import type { ReturnGoodsRefusal } from './return-goods-refusals';

/** The protocol permission of an account, by wire names (MENU-08). */
export interface ReturnProtocol {
  readonly agreementSignFlag?: Flag;
  readonly agreementApplyFlag?: Flag;
  readonly contractCode?: string | null | undefined;
}

/** The steps of the button 去签署. */
export type SignStep =
  | { readonly kind: 'openContract'; readonly contractCode: string }
  | { readonly kind: 'createProtocol' }
  | { readonly kind: 'wait'; readonly refusal: ReturnGoodsRefusal };

/** The steps after a click on a return-goods item. */
export type ReturnGoodsStep =
  | { readonly kind: 'enter' }
  | {
      readonly kind: 'warn';
      readonly refusal: ReturnGoodsRefusal;
      readonly signText: string;
      readonly cancelText: string;
      readonly sign: SignStep;
    }
  | { readonly kind: 'stop'; readonly refusal: ReturnGoodsRefusal };

function signStep({ agreementApplyFlag, contractCode }: ReturnProtocol): SignStep {
  if (!isOn(agreementApplyFlag)) return { kind: 'createProtocol' };
  // Assumption: an applied-for protocol without a contract code is still being made.
  return contractCode
    ? { kind: 'openContract', contractCode }
    : { kind: 'wait', refusal: refuse('returnGoods.beingMade') };
}

/**
 * The step after a click on item 20240922 or 20240923, once the protocol permission was fetched. Assumption: a signed
 * protocol lets the item open. Without a signature the button of the warning opens the contract or creates the protocol
 * (MENU-08).
 * @param outcome the fetched protocol permission; a failure stops, because the protocol is unknown then
 */
export function returnGoodsStep(
  outcome: Outcome & { readonly data?: ReturnProtocol | null | undefined },
): ReturnGoodsStep {
  if (!outcome.ok || !outcome.data) return { kind: 'stop', refusal: refuse('returnGoods.unread') };
  if (isOn(outcome.data.agreementSignFlag)) return { kind: 'enter' };
  const sign = signStep(outcome.data);
  return {
    kind: 'warn',
    refusal: refuse('returnGoods.unsigned'),
    signText: '去签署',
    cancelText: '取消',
    sign,
  };
}

/** The step after a call for a signing link: it opens in a window, or it is said why not (MENU-08). */
export function signingLink(
  outcome: Outcome & { readonly data?: unknown },
):
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'refused'; readonly refusal: ReturnGoodsRefusal } {
  const url = outcome.ok ? externalUrl(outcome.data) : undefined;
  if (url) return { kind: 'window', url };
  const refusal = outcome.ok
    ? refuse('returnGoods.link')
    : refuse('returnGoods.refused', { message: outcome.msg });
  return { kind: 'refused', refusal };
}
