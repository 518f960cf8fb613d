const DAY_MS = 24 * 3600 * 1000;
/**
 * Business days and times are those of Asia/Shanghai in every zone of the machine, eight hours ahead of UTC since 1991.
 */
const AHEAD_MS = 8 * 3600 * 1000;

/** `2026-11-20 14:05:09` in Asia/Shanghai. */
export function businessTime(now: Date): string {
  return new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-20`; `days` later when given. */
export function businessDate(now: Date, days = 0): string {
  return businessTime(new Date(now.getTime() + days * DAY_MS)).slice(0, 10);
}

const WEEK = /^(\d{4})(\d{2})$/;

/**
 * The first day of an ISO week that the wire writes as `202651`. Assumption: goods of a chosen week arrive with its
 * first day. Empty for what is no week.
 */
export function mondayOf(week: string): string {
  const [, year, number] = WEEK.exec(week) ?? [];
  if (year === undefined || number === undefined) return '';
  // The fourth of January is always in week 1.
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(first + (Number(number) - 1) * 7 * DAY_MS).toISOString().slice(0, 10);
}
