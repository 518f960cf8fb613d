/** Values of the server in one text: one that did not come leaves no `undefined` and no lone sign behind. */
import { readFigure } from '@dealer-portal/rules/money';
import { dayText } from './wire-text';

type Wire = string | null | undefined;

/** Where nothing came. */
const NOTHING = '—';

/** The text of a value; `''` for what is none, such as an object of another version of the server. */
const textOf = (value: Wire): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * `(code)name`, as codes are shown everywhere; what is known of the two, and a dash without both.
 * @param gap between them, such as a blank
 */
export function codeAndName(code: Wire, name: Wire, gap = ''): string {
  const [codeText, nameText] = [textOf(code), textOf(name)];
  if (!codeText) return nameText || NOTHING;
  return nameText ? `(${codeText})${gap}${nameText}` : `(${codeText})`;
}

/** The name of a state as the server gives it, within a sentence; 状态未知 for none and for what is no text. */
export const stateText = (name: Wire): string => textOf(name) || '状态未知';

/**
 * `2026-11-01 ~ 2026-11-30`, with a dash for the end that did not come; `''` where neither came.
 * @param read how each end is read: as a day, or to the minute
 */
export function periodText(begin: Wire, end: Wire, read: (value: string) => string = dayText): string {
  const [from, to] = [read(textOf(begin)), read(textOf(end))];
  return from || to ? `${from || NOTHING} ~ ${to || NOTHING}` : '';
}

/** `12 台`, with a dash for a number that cannot be read. */
export function countText(count: number | undefined, unit: string): string {
  return `${readFigure(count) ?? NOTHING} ${unit}`;
}

/** The texts that came, one after the other; `''` where none did. */
export function joined(texts: readonly Wire[], separator = ' '): string {
  return texts.map(textOf).filter(Boolean).join(separator);
}
