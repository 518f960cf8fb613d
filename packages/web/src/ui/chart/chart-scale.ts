/** Where values stand in a drawing of 100 by 100, whose box is stretched to the room that it gets. */

/** A point of a chart, with its value in words. */
export interface ChartPoint {
  readonly key: string;
  /** The label below it: a day, a month, a name. */
  readonly name: string;
  /** Undefined where it cannot be read: nothing is drawn there, and the text says so. */
  readonly value: number | undefined;
  /** The value as it is read out: ¥1,234.00. */
  readonly text: string;
  /** The target of the value: a paler bar, or a dashed line. */
  readonly target?: number | undefined;
  /** Something that is due there. */
  readonly isDue?: boolean;
  /** A day of a weekend, on grey. */
  readonly isWeekend?: boolean;
}

export const CHART_SIZE = 100;
/** Left free above and below, so that lines are not cut. */
const EDGE = 4;

/**
 * The height of a value. Bars begin at 0; a line shows how it moves, and 0 where it goes below.
 * @param hasZero whether 0 is in sight in any case
 * @param level a value that is in sight too
 */
export function heightOf(
  points: readonly ChartPoint[],
  hasZero: boolean,
  level?: number,
): (value: number) => number {
  const values = points
    .flatMap(({ value, target }) => [value, target])
    .filter((figure) => figure !== undefined);
  const always = [
    ...(level === undefined ? [] : [level]),
    ...(hasZero || values.length === 0 || Math.min(...values) < 0 ? [0] : []),
  ];
  const [lowest, highest] = [Math.min(...values, ...always), Math.max(...values, ...always)];
  const room = highest - lowest || 1;
  return (value) => CHART_SIZE - EDGE - ((value - lowest) / room) * (CHART_SIZE - 2 * EDGE);
}

/** The left edge and the width of the place of a point. */
export function placeOf(at: number, count: number): readonly [left: number, width: number] {
  const width = CHART_SIZE / Math.max(1, count);
  return [at * width, width];
}
