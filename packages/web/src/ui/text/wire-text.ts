/** Days and times of the server as they are shown; what cannot be read stays as it came, for it is never guessed. */
import { monthDay, wireDay, wireMinute } from '@dealer-portal/rules/time';

type Wire = string | undefined;

/** A value as it came; `''` for what is none, such as an object of another version of the server. */
const asItCame = (value: Wire): string => (typeof value === 'string' ? value : '');

/** 2026-11-20; `''` where nothing came. */
export function dayText(value: Wire): string {
  return wireDay(value) ?? asItCame(value);
}

/** 2026-11-20 09:30, the day alone where the server gives no time; `''` where nothing came. */
export function minuteText(value: Wire): string {
  return wireMinute(value) ?? asItCame(value);
}

/** 11-20; `''` where nothing came. */
export function shortDay(value: Wire): string {
  return monthDay(asItCame(value));
}

/** 11-20 09:30; `''` where nothing came. */
export function shortMinute(value: Wire): string {
  return wireMinute(value)?.slice('YYYY-'.length) ?? asItCame(value);
}

/** 09:30, of a moment of this browser in milliseconds since the epoch. */
export function minuteOf(at: number): string {
  return wireMinute(at)?.slice('YYYY-MM-DD '.length) ?? '';
}
