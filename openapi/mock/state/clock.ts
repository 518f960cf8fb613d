/** Business days and times are those of Asia/Shanghai, whatever the machine's zone. */
const FORM = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-20 14:05:09` in Asia/Shanghai. */
export function businessTime(now: Date): string {
  return FORM.format(now);
}

/** `2026-11-20`; `days` later when given. */
export function businessDate(now: Date, days = 0): string {
  return FORM.format(new Date(now.getTime() + days * 24 * 3600 * 1000)).slice(0, 10);
}
