// The business runs on Shanghai time, whatever the machine's zone; it is UTC+8 without daylight saving since 1991.
const OFFSET_MS = 8 * 3_600_000;

function shanghaiClock(now: Date): Date {
  return new Date(now.getTime() + OFFSET_MS);
}

/** Day of the week in Shanghai: Monday 0 … Sunday 6 (CALC-04). */
export function shanghaiWeekday(now: Date): number {
  return (shanghaiClock(now).getUTCDay() + 6) % 7;
}

/** Calendar day in Shanghai as the number yyyymmdd, e.g. 20261120 (VALID-02). */
export function shanghaiDay(now: Date): number {
  const clock = shanghaiClock(now);
  return clock.getUTCFullYear() * 10_000 + (clock.getUTCMonth() + 1) * 100 + clock.getUTCDate();
}

const WIRE_TIME = /^(\d{4}-\d{2}-(\d{2}))(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:?\d{2})?$/;

function textTime(text: string): number | undefined {
  if (/^\d{12,14}$/.test(text)) return Number(text);
  const [, date, day, time = '00:00', zone = '+08:00'] =
    WIRE_TIME.exec(text.replaceAll('/', '-').replace(' ', 'T')) ?? [];
  // The engine would read 30 February as 2 March: such a day is not a date.
  if (!date || new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  const instant = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * The instant of a wire time in milliseconds since the epoch: a number or numeric text is one already, text without
 * a zone is Shanghai time, a day alone is its first moment; undefined when the value is not a date (SIDE-02).
 */
export function wireInstant(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? textTime(value.trim()) : undefined;
}
