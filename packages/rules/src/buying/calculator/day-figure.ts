import { type Amount, parseDecimal, unitsAt, unitsText } from '../../base/decimal';
import { readFigure } from '../../base/money';
import { UNKNOWN_FIGURE } from './calculator-fields';

/** From this many days on an after-order figure is red (CALC-04). */
export const RED_DAYS = 90;

/** A figure in days as it is shown. */
export interface DayFigure {
  readonly text: string;
  readonly isRed: boolean;
}

/** The facts next to a figure in days. */
export interface DayFacts {
  /** It holds after the order. */
  readonly isAfterOrder?: boolean;
  /** The stock is short, be it by too little to show in days. */
  readonly isShort?: boolean;
}

/**
 * The text of a figure in days: a dash for 99999 and for no number, 断货 below zero, else one decimal. It is rounded half
 * away from zero; a figure after the order is red from 90.0 on (CALC-04).
 */
export function dayFigure(days: Amount, { isAfterOrder = false, isShort = false }: DayFacts = {}): DayFigure {
  const exact = parseDecimal(days);
  if (!exact || readFigure(days) === UNKNOWN_FIGURE) return { text: '—', isRed: false };
  if (exact.units < 0n || isShort) return { text: '断货', isRed: false };
  const tenths = unitsAt(exact, 1);
  return { text: unitsText(tenths, 1), isRed: isAfterOrder && tenths >= BigInt(RED_DAYS * 10) };
}
