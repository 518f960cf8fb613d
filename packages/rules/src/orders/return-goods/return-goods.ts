import { type Flag, isOn } from '../../base/flag';
import { externalUrl } from '../../base/link';
import type { Notice, Outcome } from '../../base/outcome';

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
  | { readonly kind: 'wait'; readonly notice: Notice };

/** The steps after a click on a return-goods item. */
export type ReturnGoodsStep =
  | { readonly kind: 'enter' }
  | {
      readonly kind: 'warn';
      readonly text: string;
      readonly signText: string;
      readonly cancelText: string;
      readonly sign: SignStep;
    }
  | { readonly kind: 'stop'; readonly notice: Notice };

const UNSIGNED = '请先前往财务自助-电子签章模块签署采购退货协议';
const UNREADABLE: Notice = { level: 'error', text: '采购退货协议查询失败，请稍后重试' };
// Assumption: an applied-for protocol without a contract code is still being made.
const BEING_MADE: Notice = { level: 'info', text: '采购退货协议正在生成，请稍后再试' };

function signStep({ agreementApplyFlag, contractCode }: ReturnProtocol): SignStep {
  if (!isOn(agreementApplyFlag)) return { kind: 'createProtocol' };
  return contractCode ? { kind: 'openContract', contractCode } : { kind: 'wait', notice: BEING_MADE };
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
  if (!outcome.ok || !outcome.data) return { kind: 'stop', notice: UNREADABLE };
  if (isOn(outcome.data.agreementSignFlag)) return { kind: 'enter' };
  const sign = signStep(outcome.data);
  return { kind: 'warn', text: UNSIGNED, signText: '去签署', cancelText: '取消', sign };
}

/** The step after a call for a signing link: it opens in a window, or the refusal becomes a message (MENU-08). */
export function signingLink(
  outcome: Outcome & { readonly data?: unknown },
): { readonly kind: 'window'; readonly url: string } | { readonly kind: 'refused'; readonly notice: Notice } {
  const url = outcome.ok ? externalUrl(outcome.data) : undefined;
  if (url) return { kind: 'window', url };
  const text = outcome.ok ? '签署链接无效，请稍后重试' : outcome.msg;
  return { kind: 'refused', notice: { level: 'error', text } };
}
