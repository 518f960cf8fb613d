/** Amounts as people write them in their own books (FIN-02). */
import { type Money, NO_MONEY, toMoney } from '../money';
import { tidyCell } from '../paste';

const UNITS = /[¥元\s]|RMB|CNY/gi;
const NOTHING = /^-*$/;
const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?(?:e[+]?\d{1,2})?$/i;

/**
 * An amount as 1234.50: with separators, currency, brackets or a minus behind it for less than nothing. An empty cell or
 * a dash is no money at all; undefined is a text that is no amount.
 */
export function readAmount(cell: string): Money | undefined {
  const text = tidyCell(cell).replace(UNITS, '');
  if (NOTHING.test(text)) return NO_MONEY;
  const figure = text.replace(/^[-+(]+|[)-]$/g, '');
  if (!FIGURE.test(figure)) return undefined;
  const isNegative = /^\+?-|^\(.*\)$|-$/.test(text);
  return toMoney(`${isNegative ? '-' : ''}${figure.replaceAll(',', '')}`);
}

/** Whether a cell says nothing. */
export function isBlank(cell: string | undefined): boolean {
  return tidyCell(cell) === '';
}
