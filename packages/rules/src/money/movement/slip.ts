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
import { refuse } from '../../base/refusal';
import { readAmount } from '../../fields/input';
import type { MovementRefusal } from './movement-refusals';

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
 * Why an amount may not leave a balance. Without a balance nothing limits it; null is one that is not known.
 * @param limit yuan that may be moved at most; absent where only the balance limits it
 * @returns `movementText` has its sentence; undefined when it may be moved
 */
export function movedAmountRefusal(
  amount: Amount,
  { available, limit }: { readonly available?: Amount; readonly limit?: Amount },
): MovementRefusal | undefined {
  if (!isAmount(amount)) return refuse('movement.amountUnread');
  if (compareAmounts(amount, 0) !== 1) return refuse('movement.amountZero');
  if (available !== undefined && !isAmount(available)) return refuse('movement.availableUnread');
  if (limit !== undefined && !isAmount(limit)) return refuse('movement.limitUnread');
  if (compareAmounts(amount, available) === 1) {
    return refuse('movement.aboveAvailable', { available, lacking: subtractAmounts(amount, available) });
  }
  return compareAmounts(amount, limit) === 1 ? refuse('movement.aboveLimit', { limit }) : undefined;
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
