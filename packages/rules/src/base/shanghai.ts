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

/** The day in Shanghai as `YYYY-MM-DD`, or so many days after it; `''` for an invalid date. */
export function shanghaiDate(now: Date, daysLater = 0): string {
  const day = shanghaiDay(new Date(now.getTime() + daysLater * DAY_MS));
  return Number.isNaN(day) ? '' : String(day).replace(/(\d{2})(\d{2})$/, '-$1-$2');
}

/**
 * Whole days in Shanghai from now until a wire day, whatever the hour.
 * @returns below 0 when it is over; undefined for what is no day, and for an invalid date
 */
export function daysUntil(day: string | null | undefined, now: Date): number | undefined {
  const days = wireDays(day);
  const left = days === undefined ? Number.NaN : days - shanghaiDays(now);
  return Number.isNaN(left) ? undefined : left;
}

/** The year in Shanghai, such as 2026. */
export function shanghaiYear(now: Date): number {
  return Math.floor(shanghaiDay(now) / 10_000);
}

const WIRE_TIME =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/;
/** 20261120, 202611200930 and 20261120093000. */
const DIGITS = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/;
const MILLISECONDS = /^\d{13}$/;

function digitTime(digits: string): string {
  const [year, month, day, hour = '00', minute = '00', second = '00'] = DIGITS.exec(digits)?.slice(1) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

function textTime(text: string): number | undefined {
  if (MILLISECONDS.test(text)) return Number(text);
  const plain = text.replace(DIGITS, digitTime).replaceAll('/', '-').replace(' ', 'T');
  const [, year, month = '', day = '', time = '00:00', zone = '+08:00'] = WIRE_TIME.exec(plain) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The engine would read 30 February as 2 March: such a day is not a date.
  if (!year || new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  // Servers print microseconds too, and an instant has milliseconds.
  const instant = Date.parse(`${date}T${time.replace(/(\.\d{3})\d+/, '$1')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * The instant of a wire time, in every form in which servers write one.
 *
 * - 13 digits are milliseconds since the epoch; 14, 12 and 8 digits are the time or the day that they show:
 *   20261120093000, 202611200930, 20261120. All of them also as a number.
 * - 2026-11-20 and 2026/11/20, with and without a time; text without a zone is Shanghai time.
 * - Anything else is unreadable: seconds since the epoch, a day that no calendar has, a word. It is never now.
 *
 * @returns milliseconds since the epoch, a day alone as its first moment in Shanghai; undefined for what cannot be read
 * (SIDE-02, "An unreadable price, amount or date is never 0 or now")
 */
export function wireInstant(value: unknown): number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? textTime(String(value).trim()) : undefined;
}

/** The days of Shanghai since 1970-01-01 of a wire time; undefined for what cannot be read. */
export function wireDays(value: unknown): number | undefined {
  const instant = wireInstant(value);
  return instant === undefined ? undefined : shanghaiDays(new Date(instant));
}

/**
 * The day in Shanghai of a wire time, to be shown and compared: texts of this form are in the order of their days.
 * @returns YYYY-MM-DD; undefined for what cannot be read
 */
export function wireDay(value: unknown): string | undefined {
  const instant = wireInstant(value);
  return instant === undefined ? undefined : shanghaiDate(new Date(instant));
}

/** Month and day in Shanghai of a wire time, 11-20; the text as it came where it cannot be read. */
export function monthDay(value: string): string {
  return wireDay(value)?.slice('YYYY-'.length) ?? value;
}

/**
 * The minute in Shanghai of a wire time, to be shown.
 * @returns YYYY-MM-DD HH:mm, the day alone where the wire has no time; undefined for what cannot be read
 */
export function wireMinute(value: unknown): string | undefined {
  const instant = wireInstant(value);
  if (instant === undefined) return undefined;
  const day = shanghaiDate(new Date(instant));
  const isDayAlone = /^\s*(\d{8}|\d{4}[-/]\d{1,2}[-/]\d{1,2})\s*$/.test(String(value));
  return isDayAlone ? day : `${day} ${new Date(instant + OFFSET_MS).toISOString().slice(11, 16)}`;
}

/**
 * Whole days in Shanghai from one wire time to another, whatever the hours and the zone of the machine.
 * @returns below 0 when `to` is the earlier one; undefined where one of the two cannot be read
 */
export function daysBetween(from: unknown, to: unknown): number | undefined {
  const [first, last] = [wireDays(from), wireDays(to)];
  return first === undefined || last === undefined ? undefined : last - first;
}

/** A day so many whole days after another one, as YYYY-MM-DD; `''` where either cannot be read, or the years end before. */
export function dayAfter(day: string, days: number): string {
  const instant = wireInstant(day);
  if (instant === undefined || !Number.isSafeInteger(days)) return '';
  return wireDay(shanghaiDate(new Date(instant), days)) ?? '';
}

/** The order of two wire times, for `sort`: the earlier one first, what cannot be read last. */
export function compareTimes(left: unknown, right: unknown): number {
  const [first, second] = [wireInstant(left), wireInstant(right)];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined);
  return first - second;
}

/** As `compareTimes`, the later one first; what cannot be read is last here too. */
export function compareNewest(left: unknown, right: unknown): number {
  const isRead = wireInstant(left) !== undefined && wireInstant(right) !== undefined;
  return isRead ? compareTimes(right, left) : compareTimes(left, right);
}
