/** Terms that the wire gives as codes, in words: a code alone is never shown as if it were a name (CART-02, CART-03). */

import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, formatYuan, isAmount } from '../../base/money';
import { WAREHOUSE_KINDS } from './entry-facts';

type Text = string | null | undefined;

/** The name, else the code said to be one. */
function nameOrCode(name: Text, code: string): string {
  return name || `代码 ${code}`;
}

/** For the user: `信用模式 30天信用账期`; `信用模式 代码 XY30` where no name is known (CART-02). */
export function creditModelText(line: {
  readonly creditModel?: Amount;
  readonly creditModelName?: Text;
}): string {
  return `信用模式 ${nameOrCode(line.creditModelName, String(line.creditModel ?? ''))}`;
}

/**
 * For the user: `云仓 青岛云仓`, `云仓 代码 YC3702` where no name is known, `云仓` without a code; undefined for a line of
 * the centre (CART-03).
 * @param name of the warehouse with this code
 */
export function warehouseText(
  line: { readonly yuncangType?: Text; readonly yuncangCode?: Text },
  name: Text,
): string | undefined {
  const kind = WAREHOUSE_KINDS.get(line.yuncangType ?? '');
  if (!kind || !line.yuncangCode) return kind;
  return `${kind} ${nameOrCode(name, line.yuncangCode)}`;
}

/** The credit tolerance of a line: `宽限 ¥20,000.00`; one that cannot be read stands as it came, nothing for none (CART-02). */
export function toleranceTerms(kuanXian: Amount): readonly string[] {
  if (!isGiven(kuanXian)) return [];
  if (!isAmount(kuanXian)) return [`宽限 ${typeof kuanXian === 'string' ? kuanXian : '—'}`];
  return compareAmounts(kuanXian, 0) === 1 ? [`宽限 ${formatYuan(kuanXian)}`] : [];
}
