/** How a week of arrival is written for the user: never by its code alone (CART-02). */
import type { Amount } from '../../base/money';
import {
  dayAfter,
  daysBetween,
  monthDay,
  shanghaiDate,
  shanghaiWeekday,
  wireDays,
} from '../../base/shanghai';

/** A week as the server lists it. */
export interface ArrivalWeek {
  readonly weekCode: string;
  readonly weekName: string;
  /** Monday and Sunday, YYYY-MM-DD. */
  readonly beginDate: string;
  readonly endDate: string;
}

/** `第49周`, of the code `202649`. */
const weekNumber = (code: string) => `第${Number(code.slice(4))}周`;

/** `202649` is `2026年第49周`; a code of another form, or of a week that its year has not, stays as it is. */
export function weekName(code: Amount): string {
  const text = String(code ?? '');
  return weekDays(text) ? `${text.slice(0, 4)}年${weekNumber(text)}` : text;
}

/** A week with its days: `2026年第49周 11-30 ~ 12-06`. */
function weekLabel({ weekName: name, beginDate, endDate }: Omit<ArrivalWeek, 'weekCode'>): string {
  return `${name} ${monthDay(beginDate)} ~ ${monthDay(endDate)}`;
}

/** The week of a code, with its days where the server lists it (CART-02). */
export function weekText(code: Amount, weeks: readonly ArrivalWeek[] = []): string {
  const week = weeks.find(({ weekCode }) => weekCode === String(code));
  // A week that came without its days is called by its code, as one that did not come.
  return week?.weekName && week.beginDate && week.endDate ? weekLabel(week) : weekName(code);
}

/** Monday and Sunday, YYYY-MM-DD. */
type WeekDays = Pick<ArrivalWeek, 'beginDate' | 'endDate'>;

/**
 * The days of a week by its code, where no list of the server has come yet.
 * Assumption: weeks are those of ISO 8601, Monday first, week 1 with 4 January; the server's examples fit.
 * @returns undefined for a code that names no week
 */
function weekDays(code: string): WeekDays | undefined {
  const [, year = '', week = ''] = /^(\d{4})(0[1-9]|[1-4]\d|5[0-3])$/.exec(code) ?? [];
  const fourth = wireDays(`${year}-01-04`);
  if (fourth === undefined) return undefined;
  const monday = (Number(week) - 1) * 7 - ((fourth + 3) % 7);
  const beginDate = dayAfter(`${year}-01-04`, monday);
  // The year of a week is that of its Thursday: most years have no week 53.
  if (!dayAfter(beginDate, 3).startsWith(year)) return undefined;
  return { beginDate, endDate: dayAfter(beginDate, 6) };
}

/** A week as fields offer it: `第50周（12-07 起）`; a code that names no week stays as it is. */
export function weekStartText(code: string, beginDate?: string): string {
  const week = weekDays(code);
  const first = beginDate === undefined ? week?.beginDate : beginDate;
  const isDated = first && wireDays(first) !== undefined;
  return week && isDated ? `${weekNumber(code)}（${monthDay(first)} 起）` : code;
}

/** `本周为第48周（11-23 ~ 11-29）`, by the day in Shanghai alone (CART-02). */
export function thisWeekText(now: Date): string {
  const beginDate = shanghaiDate(now, -shanghaiWeekday(now));
  // The year of a week is that of its Thursday.
  const thursday = dayAfter(beginDate, 3);
  const days = daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday);
  if (days === undefined) return '';
  return `本周为第${Math.floor(days / 7) + 1}周（${monthDay(beginDate)} ~ ${monthDay(dayAfter(beginDate, 6))}）`;
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
