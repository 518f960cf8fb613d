import { daysBetween, shortDay } from './calendar';
import type { AccountKind, Movement, Payment } from './events';
import { isFixed, type LedgerContext, numberOf, sequence } from './period';

/** An account with what moves it, oldest first, and its balance today. */
export interface AccountFlow {
  readonly kind: AccountKind;
  readonly payerCode: string;
  readonly closing: number;
  readonly movements: readonly Movement[];
  /** What it holds is a limit for orders and no money: nobody pays into it, and nobody draws from it. */
  readonly isLimit: boolean;
}

/** Multiples of a hundred yuan. */
const STEP = 10_000;
/** Days of debits that an account holds at most, and after a payment at least. */
const MOST_DAYS = 15;
const LEAST_DAYS = 6;

/**
 * The payments that keep an account above zero. It walks back from today's balance. Money had arrived where the balance
 * before a debit would be high. Money had been drawn out where it would fall below zero. A limit was restored or cut
 * there instead, without a payment.
 */
export function paymentsFor(
  context: LedgerContext,
  { kind, payerCode, closing, movements, isLimit }: AccountFlow,
  numbers: Map<string, number>,
): { readonly payments: readonly Payment[]; readonly movements: readonly Movement[] } {
  const perDay =
    movements.reduce((sum, { debit }) => sum + debit, 0) / (daysBetween(context.from, context.today) + 1);
  const most = closing + perDay * MOST_DAYS;
  const least = closing / 2 + perDay * LEAST_DAYS;
  const payments: Payment[] = [];
  const all: Movement[] = [];
  let balance = closing;
  for (const movement of movements.toReversed()) {
    const { day } = movement;
    if (balance < movement.credit) {
      const drawn = Math.ceil((movement.credit - balance + perDay * LEAST_DAYS) / STEP) * STEP;
      const number = nextNumber(context, numbers, day);
      all.push({
        ...entry(kind, payerCode, day),
        sourceNo: number,
        type: 'TZ',
        text: `${isLimit ? '额度调减' : '提现'} ${number}`,
        debit: drawn,
      });
      balance += drawn;
    }
    all.push(movement);
    balance += movement.debit - movement.credit;
    const isOpen = !isFixed(context, { payerCode: kind === 'MAIN' ? payerCode : '' }, day);
    if (isOpen && movement.debit > 0 && balance > most) {
      const cents = Math.floor((balance - least) / STEP) * STEP;
      const number = nextNumber(context, numbers, day);
      const sourceNo = isLimit ? number : `ZF${number}`;
      const credit = { ...entry(kind, payerCode, day), sourceNo, credit: cents };
      if (isLimit) all.push({ ...credit, type: 'TZ', text: `额度恢复 ${number}` });
      else {
        all.push({ ...credit, type: 'DZ', text: '银行到款' });
        payments.push({
          paymentNo: sourceNo,
          receiptNo: `SJ${number}`,
          sourceNo,
          day,
          kind,
          payerCode,
          mode: 'BANK',
          cents,
        });
      }
      balance -= cents;
    }
  }
  return { payments: payments.reverse(), movements: all.reverse() };
}

function entry(kind: AccountKind, payerCode: string, day: string) {
  return { day, kind, payerCode, orderNo: '', industryCode: '', debit: 0, credit: 0 };
}

/** The next number of a payment of a day. */
function nextNumber({ dealer }: LedgerContext, numbers: Map<string, number>, day: string): string {
  const at = numbers.get(day) ?? 0;
  numbers.set(day, at + 1);
  return numberOf(dealer, '', `${shortDay(day)}${sequence(at, 3)}`);
}
