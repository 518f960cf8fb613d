/** An amount of yuan as a user types it (VALID-01, 1§5). */
import { type Money, readMoney } from '../../base/money';

/** The meaning of typed text: money, or a sentence with the problem. */
export type AmountRead =
  | { readonly ok: true; readonly amount: Money }
  | { readonly ok: false; readonly text: string };

/** How many characters an amount may have in all. Assumption: the specification gives no figure. */
export const AMOUNT_LENGTH = 12;

function refusal(text: string, limit: number): string | undefined {
  if (text === '') return '请输入金额';
  if (!/^\d*(?:\.\d*)?$/.test(text)) return '金额只能包含数字和一个小数点';
  if (text.startsWith('.')) return '金额不能以小数点开头';
  if (/^0\d/.test(text)) return '金额的整数部分不能以 0 开头';
  if (/\.\d{3,}$/.test(text)) return '金额最多保留两位小数';
  return text.length > limit ? `金额不能超过 ${limit} 个字符` : undefined;
}

/**
 * Reads a finished amount: digits and one point, no leading point or zeros, at most two decimals (VALID-01).
 * Assumption: a point without decimals is unfinished.
 * @param limit characters in all
 */
export function readAmount(text: string, limit: number = AMOUNT_LENGTH): AmountRead {
  const wrong = refusal(text, limit) ?? (text.endsWith('.') ? '请输入小数点后的金额' : undefined);
  const amount = wrong === undefined ? readMoney(text) : undefined;
  return amount === undefined ? { ok: false, text: wrong ?? '金额无法识别' } : { ok: true, amount };
}
