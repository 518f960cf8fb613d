/** How a week of arrival is written for the user: never by its code alone (CART-02). */
import type { Amount } from '../../base/money';
import { monthDay } from '../../base/shanghai';

/** A week as the server lists it. */
export interface ArrivalWeek {
  readonly weekCode: string;
  readonly weekName: string;
  /** Monday and Sunday, YYYY-MM-DD. */
  readonly beginDate: string;
  readonly endDate: string;
}

/** `202649` is `2026年第49周`; a code of another form, or of a week that no year has, stays as it is. */
export function weekName(code: Amount): string {
  return String(code ?? '').replace(
    /^(\d{4})(0[1-9]|[1-4]\d|5[0-3])$/,
    (_, year: string, week: string) => `${year}年第${Number(week)}周`,
  );
}

/** A week with its days: `2026年第49周 11-30 ~ 12-06`. */
function weekLabel({ weekName: name, beginDate, endDate }: Omit<ArrivalWeek, 'weekCode'>): string {
  return `${name} ${monthDay(beginDate)} ~ ${monthDay(endDate)}`;
}

/** The week of a code, with its days where the server lists it (CART-02). */
export function weekText(code: Amount, weeks: readonly ArrivalWeek[] = []): string {
  const week = weeks.find(({ weekCode }) => weekCode === String(code));
  return week ? weekLabel(week) : weekName(code);
}

/** The marks of the two promises of a line. */
export interface WeekMarks {
  readonly isWeekPromise?: boolean;
  readonly isFarWeek?: boolean;
}

/**
 * A change of one promise, with the other taken back: goods arrive in one week only (CART-02).
 * Assumption: the specification does not say that both exclude each other, and an order has one arrival.
 */
export function chooseWeek(change: WeekMarks): WeekMarks {
  if (change.isWeekPromise) return { isWeekPromise: true, isFarWeek: false };
  return change.isFarWeek ? { isWeekPromise: false, isFarWeek: true } : change;
}
