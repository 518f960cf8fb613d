/** The storage that remains after a logout (AUTH-05). */

/** The storage key of the report-created flag. Assumption: the specification does not show its name. */
export const REPORT_CREATED_KEY = 'reportCreated';

/** The storage keys that a logout clears: all but the report-created flag (AUTH-05, 1§4). */
export function keysToClear(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => key !== REPORT_CREATED_KEY);
}
