/** A rebate that is cashed: what is left of it moves to a payer that can pay orders (FIN-05). */
import { type Amount, compareAmounts, isAmount } from '../../base/money';
import { refuse } from '../../base/refusal';
import { daysUntil, wireDay } from '../../base/shanghai';
import type { MovementRefusal } from './movement-refusals';

/** A rebate, as far as cashing asks for it. */
export interface CashableRebate {
  /** Yuan that are left. */
  readonly balance: Amount;
  /** YYYY-MM-DD, its last day; absent where it does not expire. */
  readonly endDate?: string | undefined;
}

/**
 * Why a rebate is not cashed; undefined when it can be (FIN-05g).
 * @param now its day in Shanghai counts
 */
export function rebateCashRefusal(
  { balance, endDate }: CashableRebate,
  now: Date,
): MovementRefusal | undefined {
  if (!isAmount(balance)) return refuse('movement.rebateUnread');
  if (compareAmounts(balance, 0) !== 1) return refuse('movement.rebateUsed');
  if (!endDate) return undefined;
  const daysLeft = daysUntil(endDate, now);
  if (daysLeft === undefined) return refuse('movement.rebateEndUnread');
  return daysLeft < 0 ? refuse('movement.rebateEnded', { endDate: wireDay(endDate) ?? endDate }) : undefined;
}
