/** The payment that an address asks for: the address may have been typed, cut off or invented by anybody (FIN-07). */

import type { Money } from '../../base/money';
import { amountText, readAmount } from '../../fields/input';
import { amountProblem } from './slip';

export interface PaymentRequest {
  readonly payerCode: string;
  readonly amount: Money;
  /** The orders that are paid for; empty for a recharge. */
  readonly orderNos: readonly string[];
}

export type ReadPaymentRequest =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly text: string };

/** Orders of one payment at most. Assumption. */
const MOST_ORDERS = 100;

/**
 * Reads what an address asks to pay. It decides nothing: who pays sees payer, amount and orders before.
 * Assumption: the specification shows no shape; it is JSON with payerCode, amount and orderNoList.
 */
export function readPaymentRequest(text: string | undefined): ReadPaymentRequest {
  if (text === undefined || text.trim() === '') return refused('地址里没有要付的款项');
  const data = parsed(text);
  if (data === undefined) return refused('地址里的付款信息不完整');
  const { payerCode, amount, orderNoList = [] } = data;
  if (typeof payerCode !== 'string' || payerCode.trim() === '') return refused('地址里没有说付到哪个付款方');
  const read = readAmount(typeof amount === 'number' ? String(amount) : String(amount ?? '').trim());
  if (!read.ok) return refused(`地址里的付款金额不对：${amountText(read.refusal)}`);
  const problem = amountProblem(read.amount, {});
  if (problem) return refused(`地址里的付款金额不对：${problem}`);
  if (!isOrderNos(orderNoList)) return refused('地址里的订单号不对');
  return {
    ok: true,
    request: { payerCode: payerCode.trim(), amount: read.amount, orderNos: [...new Set(orderNoList)] },
  };
}

const refused = (text: string): ReadPaymentRequest => ({ ok: false, text });

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isOrderNos(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_ORDERS &&
    value.every((orderNo) => typeof orderNo === 'string' && /^\w{1,32}$/.test(orderNo))
  );
}
