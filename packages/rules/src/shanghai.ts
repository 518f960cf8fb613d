// The business runs on Shanghai time in every zone of the machine; it is UTC+8 without daylight saving since 1991.
const OFFSET_MS = 8 * 3_600_000;

const DAY_MS = 86_400_000;

/** Full days in Shanghai since 1970-01-01. */
export function shanghaiDays(now: Date): number {
  return Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
}

/** Day of the week in Shanghai: Monday 0 … Sunday 6 (CALC-04). */
export function shanghaiWeekday(now: Date): number {
  // 1970-01-01 was a Thursday; the second remainder corrects days before it.
  return (((shanghaiDays(now) + 3) % 7) + 7) % 7;
}

const DAYS_BEFORE_1970 = 719_468;
const CENTURIES_DAYS = 146_097;
const CENTURY_DAYS = 36_524;
const LEAP_CYCLE_DAYS = 1460;
const YEAR_DAYS = 365;

/**
 * Calendar day in Shanghai as the number yyyymmdd, e.g. 20261120 (VALID-02). Plain arithmetic, because this runs for
 * each identity card. Its years begin in March, so 29 February comes last; no date object is made.
 */
export function shanghaiDay(now: Date): number {
  const days = shanghaiDays(now) + DAYS_BEFORE_1970;
  const era = Math.floor(days / CENTURIES_DAYS);
  const inEra = days - era * CENTURIES_DAYS;
  const leaps =
    Math.floor(inEra / LEAP_CYCLE_DAYS) -
    Math.floor(inEra / CENTURY_DAYS) +
    Math.floor(inEra / (CENTURIES_DAYS - 1));
  const yearInEra = Math.floor((inEra - leaps) / YEAR_DAYS);
  const inYear = inEra - (YEAR_DAYS * yearInEra + Math.floor(yearInEra / 4) - Math.floor(yearInEra / 100));
  // Months from March have 153 days in each five.
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = era * 400 + yearInEra + (month <= 2 ? 1 : 0);
  return year * 10_000 + month * 100 + day;
}

/** The day in Shanghai as `YYYY-MM-DD`, or so many days after it. */
export function shanghaiDate(now: Date, daysLater = 0): string {
  const day = shanghaiDay(new Date(now.getTime() + daysLater * DAY_MS));
  return String(day).replace(/(\d{2})(\d{2})$/, '-$1-$2');
}

const WIRE_TIME = /^(\d{4}-\d{2}-(\d{2}))(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/;

function textTime(text: string): number | undefined {
  if (/^\d{12,14}$/.test(text)) return Number(text);
  const [, date, day, time = '00:00', zone = '+08:00'] =
    WIRE_TIME.exec(text.replaceAll('/', '-').replace(' ', 'T')) ?? [];
  // The engine would read 30 February as 2 March: such a day is not a date.
  if (!date || new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  // Servers print microseconds too, and an instant has milliseconds.
  const instant = Date.parse(`${date}T${time.replace(/(\.\d{3})\d+/, '$1')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * The instant of a wire time in milliseconds since the epoch. A number or numeric text already is one. Text without a
 * zone is Shanghai time, and a day alone is its first moment. Undefined when the value is not a date (SIDE-02).
 */
export function wireInstant(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? textTime(value.trim()) : undefined;
}
