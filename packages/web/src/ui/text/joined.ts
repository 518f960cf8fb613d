/** Values of the server in one text: one that did not come leaves no `undefined` and no lone sign behind. */
import { readFigure } from '@dealer-portal/rules/money';

type Wire = string | null | undefined;

/** Where nothing came. */
const NOTHING = '—';

/**
 * `(code)name`, as codes are shown everywhere; what is known of the two, and a dash without both.
 * @param gap between them, such as a blank
 */
export function codeAndName(code: Wire, name: Wire, gap = ''): string {
  if (!code) return name || NOTHING;
  return name ? `(${code})${gap}${name}` : `(${code})`;
}

/** `2026-11-01 ~ 2026-11-30`, with a dash for the end that did not come; `''` where neither came. */
export function periodText(begin: Wire, end: Wire): string {
  return begin || end ? `${begin || NOTHING} ~ ${end || NOTHING}` : '';
}

/** `12 台`, with a dash for a number that cannot be read. */
export function countText(count: number | undefined, unit: string): string {
  return `${readFigure(count) ?? NOTHING} ${unit}`;
}

/** The texts that came, one after the other; `''` where none did. */
export function joined(texts: readonly Wire[], separator = ' '): string {
  return texts.filter(Boolean).join(separator);
}
