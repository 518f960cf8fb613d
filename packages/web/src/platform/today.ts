import dayjs from 'dayjs';

/** The day of the user's clock as the wire writes it, or so many days after it: `2026-11-20`. */
export function today(daysLater = 0): string {
  return dayjs().add(daysLater, 'day').format('YYYY-MM-DD');
}
