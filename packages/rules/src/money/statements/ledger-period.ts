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
  return { beginDate: `${month}-01`, endDate: `${month}-${String(last).padStart(2, '0')}` };
}

/**
 * What a ledger opens on: this month and the last one, in Shanghai. Both have a month that is not closed, or one that
 * waits to be confirmed. Assumption: no period is named.
 * @returns undefined for a clock that shows no day
 */
export function ledgerPeriod(now: Date): DaySpan | undefined {
  const current = monthSpan(shanghaiDate(now));
  const before = current && monthSpan(dayAfter(current.beginDate, -1));
  return before && { beginDate: before.beginDate, endDate: current.endDate };
}

/** The months of a span of days, newest first, as YYYY-MM; none where a day cannot be read. */
export function monthsOf({ beginDate, endDate }: DaySpan): readonly string[] {
  const [first, last] = [monthSpan(beginDate), monthSpan(endDate)];
  if (first === undefined || last === undefined) return [];
  const number = (span: DaySpan) =>
    Number(span.beginDate.slice(0, 4)) * 12 + Number(span.beginDate.slice(5, 7)) - 1;
  const count = Math.max(0, number(last) - number(first) + 1);
  return Array.from({ length: count }, (_, at) => {
    const month = number(last) - at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
