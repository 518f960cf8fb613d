/** A range of capacities as one value of the facet: 500~升 is 500升以上, ~200升 up to it, 400~500升 between them. */

/** An open end is undefined; both ends belong to the range. */
export interface CapacityRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly unit: string;
}

const KEY = /^(\d+(?:\.\d+)?)?~(\d+(?:\.\d+)?)?([^\d~]{1,4})$/u;

function rangeOf(key: string): CapacityRange | undefined {
  const [, from, to, unit] = KEY.exec(key) ?? [];
  if (unit === undefined || (from === undefined && to === undefined)) return undefined;
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return { from: number(from), to: number(to), unit };
}

/** The value of the facet that means a range. */
export function capacityKey({ from, to, unit }: CapacityRange): string {
  return `${from ?? ''}~${to ?? ''}${unit}`;
}

/** A value of the facet in words: a capacity as it is, a range as people say it. */
export function capacityText(key: string): string {
  const range = rangeOf(key);
  if (!range) return key;
  const { from, to, unit } = range;
  if (from === undefined) return `${to}${unit}以下`;
  return to === undefined ? `${from}${unit}以上` : `${from}~${to}${unit}`;
}

/** Whether a capacity is the value of the facet, or lies in its range; one in another unit does not. */
export function isOfCapacity(capacity: string | undefined, key: string): boolean {
  if (capacity === key) return true;
  const range = rangeOf(key);
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(\D+)$/u.exec(capacity ?? '') ?? [];
  if (!range || digits === undefined || unit !== range.unit) return false;
  const { from = 0, to = Number.POSITIVE_INFINITY } = range;
  return Number(digits) >= from && Number(digits) <= to;
}
