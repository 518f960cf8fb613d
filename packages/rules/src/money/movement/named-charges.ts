/** Charges of financings that an address names for a payment: the address may name any, the server says what they are (FIN-07, FIN-08). */
import { wireText } from '../../base/given';
import { type Amount, compareAmounts, isAmount, type Money, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { EXPENSE_STATES } from '../../base/states';
import type { MovementRefusal } from './movement-refusals';
import { namedRows } from './named-rows';

/** A charge as far as a payment of it goes, by wire names. */
export interface NamedCharge {
  readonly expenseNo: string;
  readonly status: string;
  readonly statusName?: string | undefined;
  /** In yuan. */
  readonly amount?: Amount;
}

/**
 * Why the charges that an address names cannot be paid by its amount: each that is not open or cannot be read, and else
 * a sum that is another (FIN-07, FIN-08). Charges are paid whole: the call of a payment takes their sum alone.
 * @param expenseNos the numbers of the address
 * @param rows the charges of the server, in any order
 * @param amount what the address asks to pay, in yuan
 * @returns one refusal for each number that is wrong; empty when they can be paid
 */
export function namedChargesRefusals(
  expenseNos: readonly string[],
  rows: readonly NamedCharge[],
  amount: Money,
): readonly MovementRefusal[] {
  const { found, refusals } = namedRows(expenseNos, {
    rows,
    numberOf: ({ expenseNo }) => expenseNo,
    refusalOf: chargeRefusal,
  });
  if (refusals.length > 0 || found.length === 0) return refusals;
  const due = sumAmounts(found.map((row) => row.amount));
  return compareAmounts(due, amount) === 0 ? [] : [refuse('movement.chargesAmount', { due })];
}

function chargeRefusal(expenseNo: string, row: NamedCharge | undefined): MovementRefusal | undefined {
  if (!row) return refuse('movement.chargeMissing', { expenseNo });
  const { status, statusName = status, amount } = row;
  if (status !== EXPENSE_STATES.open.value)
    return refuse('movement.chargeClosed', { expenseNo, statusName: wireText(statusName) });
  return isAmount(amount) ? undefined : refuse('movement.chargeUnread', { expenseNo });
}
