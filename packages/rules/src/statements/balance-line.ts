/** The balance of an account along its vouchers, with what falls due on the way (FIN-01). */
import { compareTexts } from '../compare';
import type { Amount } from '../money';

/** A voucher with the balance after it. */
export interface BalanceVoucher {
  readonly voucherNo: string;
  readonly voucherDate: string;
  readonly balance: Amount;
}

/** A loan to repay, or a bill, on its day. */
export interface BalanceDue {
  readonly day: string;
  readonly amount: Amount;
  /** The document: 借款 RZ20260915001 应还. */
  readonly text: string;
}

/** A place of the line: a voucher, or a day without one on which something falls due. */
export interface BalancePlace {
  readonly key: string;
  readonly day: string;
  readonly balance: Amount;
  readonly dues: readonly BalanceDue[];
}

/**
 * Points from the first voucher to the end of the last one's month. A due day is drawn at the last voucher of the day,
 * or between vouchers at the balance of the earlier one.
 * @param vouchers oldest first
 */
export function balanceLine(
  vouchers: readonly BalanceVoucher[],
  dues: readonly BalanceDue[],
): readonly BalancePlace[] {
  const first = vouchers[0]?.voucherDate;
  const month = vouchers.at(-1)?.voucherDate.slice(0, 7);
  if (first === undefined || month === undefined) return [];
  const inSight = dues
    .filter(({ day }) => day >= first && day.slice(0, 7) <= month)
    .toSorted((left, right) => compareTexts(left.day, right.day));
  return vouchers.flatMap(({ voucherNo, voucherDate, balance }, at) => {
    const next = vouchers[at + 1]?.voucherDate;
    const isUntilNext = ({ day }: BalanceDue) => day >= voucherDate && (next === undefined || day < next);
    const here = inSight.filter(isUntilNext);
    const days = [...new Set(here.map(({ day }) => day))].filter((day) => day !== voucherDate);
    const duesOf = (day: string) => here.filter((due) => due.day === day);
    return [
      { key: voucherNo, day: voucherDate, balance, dues: duesOf(voucherDate) },
      ...days.map((day) => ({ key: `due ${day}`, day, balance, dues: duesOf(day) })),
    ];
  });
}
