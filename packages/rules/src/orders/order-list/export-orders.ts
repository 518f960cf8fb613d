/** How a list of orders is exported: as a file at once, or as a report that the server makes meanwhile (ORDER-01, FLAG-01). */

/** The most orders of a file that comes at once; the description of the export names it. Assumption. */
export const FILE_ORDERS = 1000;

/** The kind of report that holds orders. */
export const ORDER_REPORT = 'MY_ORDER';

/** `file` for what a direct export gives, `report` for more (2§7 Misc, async export). */
export function orderExportKind(total: number): 'file' | 'report' {
  return total > FILE_ORDERS ? 'report' : 'file';
}

/** Filters as the conditions of a report; what is not filtered by is left out. */
export function reportConditions(
  filters: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly value: string }[] {
  return Object.entries(filters).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
