/** The amount that a payer pays of a vehicle or a transfer group (TRAF-01, TRANS-01, VALID-01). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, isAmount, type Money } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import { isUnread } from '../../base/unread';
import { readAmount } from '../../fields/input';
import type { PayMoneyRefusal } from './pay-money-refusals';

/** The meaning of a typed amount: what is paid, or why not; `payMoneyText` has the sentence. */
export type PayMoneyRead =
  | { readonly ok: true; readonly amount: Money }
  | { readonly ok: false; readonly refusal: PayMoneyRefusal };

/** The facts that the amount is checked against, in yuan. */
export interface PayMoneyFacts {
  /** SUMMONEY of the vehicle. */
  readonly sum: Amount;
  /** Balance of the payer; undefined when it is not known, and then only the server can refuse. */
  readonly balance: Amount;
}

function excess(amount: Amount, { sum, balance }: PayMoneyFacts): PayMoneyRefusal | undefined {
  if (!isAmount(sum)) return refuse('payMoney.sumUnread');
  if (!isAmount(amount)) return refuse('payMoney.unread');
  if (isUnread(balance)) return refuse('payMoney.balanceUnread');
  if (compareAmounts(amount, 0) !== 1) return refuse('payMoney.zero');
  if (compareAmounts(amount, sum) === 1) return refuse('payMoney.aboveSum', { sum });
  if (isGiven(balance) && compareAmounts(amount, balance) === 1) {
    return refuse('payMoney.aboveBalance', { balance });
  }
  return undefined;
}

/** Reads a typed amount: money above 0, at most what the vehicle comes to and what the payer has (TRANS-01, VALID-01). */
export function readPayMoney(text: string, facts: PayMoneyFacts): PayMoneyRead {
  const read = readAmount(text.trim());
  if (!read.ok) return read;
  const refusal = excess(read.amount, facts);
  return refusal ? refused(refusal) : read;
}

/**
 * Why a vehicle cannot be paid as it stands; nothing when it can (TRANS-01).
 * @param payMoney PAYMONEY; without it the payer pays all
 */
export function payMoneyRefusal(payMoney: Amount, facts: PayMoneyFacts): PayMoneyRefusal | undefined {
  return excess(payMoney ?? facts.sum, facts);
}
