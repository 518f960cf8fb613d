import { type Fields, fieldOf, fields, list } from './input';
import type { Id, RowOf } from './shapes';
import type { Dealer } from './slice';

/** The rows of an answer's data: of a list, of a page (`records`), else none. */
export function rowsIn(data: unknown): readonly Fields[] {
  return Array.isArray(data) ? data.map(fields) : list(fields(data), 'records');
}

/** The rows of an operation's example, in the dealer's words. */
export function exampleRows<Name extends Id>(
  dealer: Dealer,
  operationId: Name,
  name?: string,
): readonly RowOf<Name>[] {
  return rowsIn(dealer.example(operationId, name)) as readonly RowOf<Name>[]; // the lint has checked the example
}

/** True when the filter is empty or equal to the row's field, both read as text. */
export function isEqualOrAny(row: object, input: object, name: string): boolean {
  const value = fieldOf(input, name);
  return value === undefined || value === '' || String(value) === String(fieldOf(row, name) ?? '');
}

/** True when any of the row's fields contains the keyword, letters of either case. */
export function isAbout(row: object, keyword: string): boolean {
  return JSON.stringify(row).toLowerCase().includes(keyword.trim().toLowerCase());
}
