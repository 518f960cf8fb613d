/** What several papers say alike. */
import { type Amount, formatMoney } from '@dealer-portal/rules/money';

/** A name that no call tells is written by hand. */
export const BY_HAND = '＿＿＿＿＿＿＿＿＿＿＿＿＿＿';

/** What a customer says of a balance by its stamp. */
export const AGREED_OR_NOT = '□ 核对相符　□ 不符，我方余额';

/** An amount on paper: the unit stands in the head, so no sign of currency; the minus is that of print. */
export function figure(amount: Amount): string {
  return formatMoney(amount).replace(/^-/, '\u2212');
}
