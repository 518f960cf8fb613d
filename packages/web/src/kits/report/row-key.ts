/**
 * The key of a row that several facts name together; `''` where one of them did not come, which tells rows of another call.
 * @param other a fact that tells rows apart and that a row may lack
 */
export function jointKey(facts: readonly (string | null | undefined)[], other?: string | null): string {
  return facts.every(Boolean) ? [...facts, other ?? ''].join(' ').trimEnd() : '';
}
