/** Fields that the description calls texts are texts, also where a server writes small ones as numbers. */

interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
  /** `$` for a text, else a row of the table. */
  readonly row: string;
}

const TEXT = '$';

/**
 * Numbers that stand for texts become texts, in place. It does not call itself: an answer may be nested as deep as its
 * sender likes.
 * @param operationId names the description of the data
 */
export async function withTexts(operationId: string, data: unknown): Promise<unknown> {
  const { DATA, ROWS } = await import('../generated/text-fields');
  const root: Record<string, unknown> = { data };
  const places: Place[] = [{ holder: root, name: 'data', row: DATA[operationId] ?? '' }];
  // The list grows while it is read.
  for (const { holder, name, row } of places) {
    const value = holder[name];
    if (typeof value === 'number' && row === TEXT) holder[name] = String(value);
    if (typeof value !== 'object' || value === null) continue;
    const fields = value as Record<string, unknown>;
    const rowOf = Array.isArray(value) ? () => row : rowsOf(ROWS[row]);
    for (const field of Object.keys(fields)) {
      const fieldRow = typeof fields[field] === 'string' ? undefined : rowOf(field);
      if (fieldRow) places.push({ holder: fields, name: field, row: fieldRow });
    }
  }
  return root['data'];
}

type RowOf = (field: string) => string | undefined;

const rowsByText = new Map<string, RowOf>();

/** The row of each field of an object. */
function rowsOf(text = ''): RowOf {
  const knownRows = rowsByText.get(text);
  if (knownRows) return knownRows;
  const fields = new Map(
    text.split(' ').map((field) => {
      const [name = '', row = TEXT] = field.split(':');
      return [name, row];
    }),
  );
  const rowOf: RowOf = (field) => fields.get(field) ?? fields.get('*');
  rowsByText.set(text, rowOf);
  return rowOf;
}
