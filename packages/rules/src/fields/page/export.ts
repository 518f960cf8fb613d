/** How a list is exported: as a file at once, or as a report that the server makes meanwhile (ORDER-01, FLAG-01). */

/** The most rows of a file that comes at once; the description of the exports names it. Assumption. */
export const FILE_ROWS = 1000;

/**
 * Whether the server gives the file of a list at once (`file`), or makes it meanwhile (`report`; 2§7 Misc, async export).
 * @param total the rows of the list under its filters
 */
export function exportKind(total: number): 'file' | 'report' {
  return total > FILE_ROWS ? 'report' : 'file';
}

/** Filters as the conditions of a report, all of them texts; what is not filtered by is left out. */
export function reportConditions(
  filters: Readonly<Record<string, string | number | boolean | undefined>>,
): { readonly name: string; readonly value: string }[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, value: String(value) }],
  );
}
