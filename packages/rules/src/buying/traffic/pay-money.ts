/** The amount that a payer pays of a vehicle or a transfer group (TRAF-01, TRANS-01, VALID-01). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, formatYuan, isAmount } from '../../base/money';
import { isUnread } from '../../base/unread';
import { type AmountRead, readAmount } from '../../fields/input';

/** The facts that the amount is checked against, in yuan. */
export interface PayMoneyFacts {
  /** SUMMONEY of the vehicle. */
  readonly sum: Amount;
  /** Balance of the payer; undefined when it is not known, and then only the server can refuse. */
  readonly balance: Amount;
}

function excess(amount: Amount, { sum, balance }: PayMoneyFacts): string | undefined {
  if (!isAmount(sum)) return '本单金额无法识别，暂不能付款';
  if (!isAmount(amount)) return '付款金额无法识别，请重新填写';
  if (isUnread(balance)) return '付款方余额无法识别，请更换付款方';
  if (compareAmounts(amount, 0) !== 1) return '付款金额要大于 0';
  if (compareAmounts(amount, sum) === 1) return `付款金额不能大于本单金额 ${formatYuan(sum)}`;
  if (isGiven(balance) && compareAmounts(amount, balance) === 1) {
    return `付款方余额仅 ${formatYuan(balance)}，请减少金额或更换付款方`;
  }
  return undefined;
}

/** Reads a typed amount: money above 0, at most what the vehicle comes to and what the payer has (TRANS-01, VALID-01). */
export function readPayMoney(text: string, facts: PayMoneyFacts): AmountRead {
  const read = readAmount(text.trim());
  const wrong = read.ok ? excess(read.amount, facts) : undefined;
  return wrong === undefined ? read : { ok: false, text: wrong };
}

/**
 * Why a vehicle cannot be paid as it stands; nothing when it can (TRANS-01).
 * @param payMoney PAYMONEY; without it the payer pays all
 */
export function payMoneyProblem(payMoney: Amount, facts: PayMoneyFacts): string | undefined {
  return excess(payMoney ?? facts.sum, facts);
}
