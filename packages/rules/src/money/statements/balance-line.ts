/** The balance of an account along its vouchers, with what falls due on the way (FIN-01). */
import { firstFrom } from '../../base/first-from';
import { grouped } from '../../base/grouped';
import type { Amount } from '../../base/money';
import { compareTimes, wireDay } from '../../base/shanghai';

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
 * or between vouchers at the balance of the earlier one. What has a day that cannot be read stands at the end, with the
 * text of the wire.
 * @param vouchers oldest first
 */
export function balanceLine(
  vouchers: readonly BalanceVoucher[],
  dues: readonly BalanceDue[],
): readonly BalancePlace[] {
  const days = vouchers.map(({ voucherDate }) => wireDay(voucherDate) ?? voucherDate);
  const [first] = days;
  if (first === undefined) return [];
  const month = (days.at(-1) ?? first).slice(0, 'YYYY-MM'.length);
  const read = dues.map((due) => ({ due, day: wireDay(due.day) }));
  const inSight = read
    .map(({ due, day = '' }) => ({ due, day }))
    .filter(({ day }) => day >= first && day.slice(0, 'YYYY-MM'.length) <= month)
    .sort((left, right) => compareTimes(left.day, right.day));
  const placeOf = (from: string) => firstFrom(inSight, ({ day }) => day < from);
  const drawn = vouchers.flatMap(({ voucherNo, balance }, at) => {
    const [own = '', next] = [days[at], days[at + 1]];
    const here = inSight.slice(placeOf(own), next === undefined ? undefined : placeOf(next));
    const byDay = new Map([[own, []], ...grouped(here, ({ day }) => day)]);
    return [...byDay].map(([day, items]) => ({
      key: day === own ? voucherNo : `due ${day}`,
      day,
      balance,
      dues: items.map(({ due }) => due),
    }));
  });
  const undated = read.flatMap(({ due, day }) => (day === undefined ? [due] : []));
  return [
    ...drawn,
    ...undated.map((due, at) => ({
      key: `undated ${at}`,
      day: due.day,
      balance: vouchers.at(-1)?.balance,
      dues: [due],
    })),
  ];
}
