/**
 * Order of days, periods and codes, whose characters stand in the order of what they mean.
 * Unlike localeCompare it reads no rules of a language: a Chinese browser needs 20 ms to prepare those.
 * @returns less than 0 when the left text comes first, more than 0 when the right one does, 0 when they are equal
 */
export function compareTexts(left: string, right: string): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
