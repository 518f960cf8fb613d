/**
 * The row of a table under a code that a server sent. A name of `Object.prototype`, such as `constructor`, is no row.
 * @returns undefined where the table has no such row
 */
export function rowOf<Row>(
  table: Readonly<Record<string, Row>>,
  code: string | null | undefined,
): Row | undefined {
  return typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined;
}
