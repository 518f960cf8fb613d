/** The slip that is checked before money moves: from, to, amount, and what each balance becomes (FIN-03). */

import {
  type Amount,
  addMoney,
  compareAmounts,
  compareMoney,
  formatYuan,
  isAmount,
  type Money,
  NO_MONEY,
  subtractAmounts,
  subtractMoney,
} from '../../base/money';
import { readAmount } from '../../fields/input';

/** A payer whose balance a movement changes. */
export interface SlipAccount {
  readonly code: string;
  readonly name: string;
  /** Yuan it has now. */
  readonly balance: Money;
}

/** The change of one balance, all in yuan. */
export interface BalanceChange {
  readonly code: string;
  readonly before: Money;
  /** Negative where money leaves. */
  readonly change: Money;
  readonly after: Money;
}

/** The balances before and after: the giver's falls, the taker's rises. */
export function balanceChanges(
  amount: Money,
  { from, to }: { readonly from?: SlipAccount | undefined; readonly to?: SlipAccount | undefined },
): readonly BalanceChange[] {
  const gives = from && {
    code: from.code,
    before: from.balance,
    change: subtractMoney(NO_MONEY, amount),
    after: subtractMoney(from.balance, amount),
  };
  const gets = to && {
    code: to.code,
    before: to.balance,
    change: amount,
    after: addMoney(to.balance, amount),
  };
  return [gives, gets].filter((change) => change !== undefined);
}

/** The amount of a field that has passed its checks, in yuan; 0 where it cannot be read, which the field itself says. */
export function draftAmount(text: string | undefined): Money {
  const read = readAmount((text ?? '').trim());
  return read.ok ? read.amount : NO_MONEY;
}

/**
 * The problem with an amount that is to leave a balance. Without a balance nothing limits it; null is one that is not known.
 * @param limit yuan that may be moved at most; absent where only the balance limits it
 * @returns the sentence at the field; undefined when it may be moved
 */
export function amountProblem(
  amount: Amount,
  { available, limit }: { readonly available?: Amount; readonly limit?: Amount },
): string | undefined {
  if (!isAmount(amount)) return '金额无法识别';
  if (compareAmounts(amount, 0) !== 1) return '金额要大于 0';
  if (available !== undefined && !isAmount(available)) return '可用余额无法识别，请稍后再试';
  if (limit !== undefined && !isAmount(limit)) return '每笔限额无法识别，请稍后再试';
  if (available !== undefined && compareAmounts(amount, available) === 1) {
    return `可用 ${formatYuan(available)}，还差 ${formatYuan(subtractAmounts(amount, available))}`;
  }
  if (limit !== undefined && compareAmounts(amount, limit) === 1) return `每笔最多 ${formatYuan(limit)}`;
  return undefined;
}

/**
 * The balances that changed since the user checked the slip; empty when it still holds.
 * @returns a sentence per balance
 */
export function changedBalances(
  checked: readonly BalanceChange[],
  now: readonly BalanceChange[],
): readonly string[] {
  return now.flatMap(({ code, before }) => {
    const former = checked.find((change) => change.code === code)?.before;
    return former === undefined || compareMoney(former, before) === 0
      ? []
      : [`(${code}) 余额由 ${formatYuan(former)} 变为 ${formatYuan(before)}`];
  });
}
