/** The days that a ledger is read by: whole months (FIN-01). */
import { dayAfter, shanghaiDate, wireDay } from '../../base/shanghai';

/** The first and the last day of a span, YYYY-MM-DD, as the calls take them. */
export interface DaySpan {
  readonly beginDate: string;
  readonly endDate: string;
}

/**
 * The month of a day, from its first to its last day.
 * @param day a day of the wire, or a month YYYY-MM
 * @returns undefined for what cannot be read
 */
export function monthSpan(day: string): DaySpan | undefined {
  const read = wireDay(/^\d{4}-\d{2}$/.test(day) ? `${day}-01` : day);
  if (read === undefined) return undefined;
  const month = read.slice(0, 'YYYY-MM'.length);
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, ordinal, 0)).getUTCDate();
  return { beginDate: `${month}-01`, endDate: `${month}-${last}` };
}

/** So many months of a ledger are a press away. */
const NEWEST_MONTHS = 4;

/**
 * The month of a moment in Shanghai and the three before it, newest first: those that a ledger offers by a press.
 * @returns none for a clock that shows no day
 */
export function newestMonths(now: Date): readonly DaySpan[] {
  const months: DaySpan[] = [];
  let span = monthSpan(shanghaiDate(now));
  while (span && months.length < NEWEST_MONTHS) {
    months.push(span);
    span = monthSpan(dayAfter(span.beginDate, -1));
  }
  return months;
}

/**
 * What a ledger opens on: this month and the last one, in Shanghai. Both have a month that is not closed, or one that
 * waits to be confirmed. Assumption: no period is named.
 * @returns undefined for a clock that shows no day
 */
export function ledgerPeriod(now: Date): DaySpan | undefined {
  const [current, before] = newestMonths(now);
  return current && before && { beginDate: before.beginDate, endDate: current.endDate };
}
