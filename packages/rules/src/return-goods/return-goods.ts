import { type Flag, isOn } from '../flag';
import { externalUrl } from '../link';
import type { MenuId } from '../menu/menu-item';
import type { Notice, Outcome } from '../outcome';
import { type Explained, factsText } from '../trace';

/** The protocol permission of an account, by wire names (MENU-08). */
export interface ReturnProtocol {
  readonly agreementSignFlag?: Flag;
  readonly agreementApplyFlag?: Flag;
  readonly contractCode?: string | null | undefined;
}

/** What the button 去签署 does. */
export type SignStep =
  | { readonly kind: 'openContract'; readonly contractCode: string }
  | { readonly kind: 'createProtocol' }
  | { readonly kind: 'wait'; readonly notice: Notice };

/** What follows a click on a return-goods item. */
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

const ITEMS: readonly string[] = ['20240922', '20240923'];

const UNSIGNED = '请先前往财务自助-电子签章模块签署采购退货协议';
const UNREADABLE: Notice = { level: 'error', text: '采购退货协议查询失败，请稍后重试' };
// Assumption: an applied-for protocol without a contract code is still being made.
const BEING_MADE: Notice = { level: 'info', text: '采购退货协议正在生成，请稍后再试' };

/** Whether the protocol permission is fetched before an item opens (MENU-08). */
export function needsReturnProtocol(id: MenuId): boolean {
  return ITEMS.includes(String(id));
}

function signStep({ agreementApplyFlag, contractCode }: ReturnProtocol): SignStep {
  if (!isOn(agreementApplyFlag)) return { kind: 'createProtocol' };
  return contractCode ? { kind: 'openContract', contractCode } : { kind: 'wait', notice: BEING_MADE };
}

function decided(
  step: ReturnGoodsStep,
  facts: Readonly<Record<string, unknown>>,
  told: string,
): Explained<ReturnGoodsStep> {
  return { result: step, trace: [{ rule: 'MENU-08', facts, text: `${factsText(facts)}：${told}` }] };
}

const SIGN_TOLD: Readonly<Record<SignStep['kind'], string>> = {
  openContract: '协议已申请，去签署打开合同签署链接',
  createProtocol: '协议未申请，去签署先创建采购退货协议',
  wait: '协议已申请，合同编号尚未生成',
};

/**
 * The return-goods decision with its trace. Assumption: a signed protocol lets the item open; where it is not signed,
 * the button of the warning opens the contract or creates the protocol (MENU-08).
 * @param outcome the fetched protocol permission; a failure stops, because nothing is known of a protocol then
 */
export function explainReturnGoods(
  outcome: Outcome & { readonly data?: ReturnProtocol | null | undefined },
): Explained<ReturnGoodsStep> {
  if (!outcome.ok || !outcome.data) {
    return decided({ kind: 'stop', notice: UNREADABLE }, { ok: outcome.ok }, UNREADABLE.text);
  }
  const { agreementSignFlag, agreementApplyFlag, contractCode } = outcome.data;
  const facts = { agreementSignFlag, agreementApplyFlag, contractCode };
  if (isOn(agreementSignFlag)) return decided({ kind: 'enter' }, facts, '协议已签署，可进入');
  const sign = signStep(outcome.data);
  const step = { kind: 'warn', text: UNSIGNED, signText: '去签署', cancelText: '取消', sign } as const;
  return decided(step, facts, `协议未签署；${SIGN_TOLD[sign.kind]}`);
}

/** What follows a click on item 20240922 or 20240923 once the protocol permission was fetched (MENU-08). */
export function returnGoodsStep(
  outcome: Outcome & { readonly data?: ReturnProtocol | null | undefined },
): ReturnGoodsStep {
  return explainReturnGoods(outcome).result;
}

/** What follows a call that answers a signing link: it opens in a window, or the refusal is told (MENU-08). */
export function signingLink(
  outcome: Outcome & { readonly data?: unknown },
): { readonly kind: 'window'; readonly url: string } | { readonly kind: 'refused'; readonly notice: Notice } {
  const url = outcome.ok && typeof outcome.data === 'string' ? externalUrl(outcome.data) : undefined;
  if (url) return { kind: 'window', url };
  const text = outcome.ok ? '签署链接无效，请稍后重试' : outcome.msg;
  return { kind: 'refused', notice: { level: 'error', text } };
}
