/** Which rows of a long list are drawn: those in sight and some around them; the others are only their height. */

/** Pixels of a row before any was measured, and of the part of a list in sight. */
const ROW_HEIGHT = 36;
const SIGHT_HEIGHT = ROW_HEIGHT * 16;
/** Rows beyond each edge, so that a turn of the wheel finds them drawn. */
const AROUND = 8;

/** Rows of a list from one on and up to another, which is not among them. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** The heights of a list's rows in pixels. */
export interface RowHeights {
  readonly keys: readonly string[];
  /** Those that were on screen. */
  readonly measured: ReadonlyMap<string, number>;
  /** Any other row. It stays what it was taken for at first: rows would jump with it while they scroll. */
  readonly usual: number;
}

/** The mean of the rows that were measured. */
export function usualHeight(measured: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const height of measured.values()) sum += height;
  return measured.size === 0 ? ROW_HEIGHT : sum / measured.size;
}

/** Pixels that rows take together. */
export function heightOf({ keys, measured, usual }: RowHeights, { from, to }: RowSpan): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += measured.get(keys[at] ?? '') ?? usual;
  return sum;
}

/**
 * The rows to draw.
 * @param top pixels of the list above its part in sight
 */
export function spanAt({ keys, measured, usual }: RowHeights, top: number): RowSpan {
  let first = 0;
  let at = 0;
  for (let bottom = 0; at < keys.length && bottom < top + SIGHT_HEIGHT; at += 1) {
    bottom += measured.get(keys[at] ?? '') ?? usual;
    if (bottom <= top) first = at + 1;
  }
  return { from: Math.max(0, first - AROUND), to: Math.min(keys.length, at + AROUND) };
}
