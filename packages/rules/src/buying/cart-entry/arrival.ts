/** When goods of an entry may arrive: one choice of several (CART-02). */

import { isOn } from '../../base/flag';
import { daysBetween, monthDay } from '../../base/shanghai';
import type { ProductLine } from '../cart/entry';
import { isOffered } from '../price';
import { type ArrivalWeek, weekName, weekText } from './week';

/** One arrival that a line offers, with what choosing it marks. */
export interface ArrivalChoice {
  /** `now`, `promise`, `promise/2026-12-07` or `far`. */
  readonly value: string;
  /** For the user: `周承诺 2026年第49周 11-30 ~ 12-06`. */
  readonly label: string;
  readonly marks: {
    readonly isWeekPromise: boolean;
    readonly isFarWeek: boolean;
    /** The day on which the chosen week begins, empty for the promised one; with the week promise alone. */
    readonly farWeekDate?: string;
  };
}

/** `11-30 ~ 12-06`. */
function days({ beginDate, endDate }: ArrivalWeek): string {
  return `${monthDay(beginDate)} ~ ${monthDay(endDate)}`;
}

function promises(line: ProductLine, weeks: readonly ArrivalWeek[]): readonly ArrivalChoice[] {
  if (!isOffered(line.weekPromise)) return [];
  const marks = { isWeekPromise: true, isFarWeek: false };
  return [
    {
      value: 'promise',
      label: `周承诺 ${weekText(line.weekPromise, weeks)}`,
      marks: { ...marks, farWeekDate: '' },
    },
    ...weeks.map((week) => ({
      value: `promise/${week.beginDate}`,
      label: `周承诺，${days(week)} 到货`,
      marks: { ...marks, farWeekDate: week.beginDate },
    })),
  ];
}

/** The arrivals that a line offers, today's stock first; none where there is nothing to choose (CART-02). */
export function arrivalChoices(
  line: ProductLine,
  weeks: readonly ArrivalWeek[] = [],
): readonly ArrivalChoice[] {
  const far = isOffered(line.farWeek)
    ? [
        {
          value: 'far',
          label: `远周次 ${weekText(line.farWeek, weeks)}`,
          marks: { isWeekPromise: false, isFarWeek: true },
        },
      ]
    : [];
  const promised = [...promises(line, weeks), ...far];
  if (promised.length === 0) return [];
  return [{ value: 'now', label: '现货', marks: { isWeekPromise: false, isFarWeek: false } }, ...promised];
}

/** The current choice among them. */
export function chosenArrival(line: ProductLine): string {
  if (isOn(line.isCheckFarWeek)) return 'far';
  if (!isOn(line.isCheckWeekPromise)) return 'now';
  return line.farWeekDate ? `promise/${line.farWeekDate}` : 'promise';
}

/**
 * The arrival of a line with a week promise: `12-14 ~ 12-20 到货`. It uses the week's name where its days are not known;
 * undefined for today's stock.
 */
export function arrivalText(line: ProductLine, weeks: readonly ArrivalWeek[] = []): string | undefined {
  const chosen = chosenArrival(line);
  if (chosen === 'now') return undefined;
  if (chosen.startsWith('promise/')) {
    const week = weeks.find(({ beginDate }) => daysBetween(beginDate, line.farWeekDate) === 0);
    return `${week ? days(week) : line.farWeekDate} 到货`;
  }
  const code = chosen === 'far' ? line.farWeek : line.weekPromise;
  const week = weeks.find(({ weekCode }) => weekCode === String(code));
  return `${week ? days(week) : weekName(code)} 到货`;
}
