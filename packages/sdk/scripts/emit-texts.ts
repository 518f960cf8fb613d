/**
 * Emits which fields of an answer are texts, for servers that write some of them as numbers: a row for each operation and
 * for each shape in its data. Loaded only when such an answer comes.
 */
import type { Described, Description, Schema } from './description';
import { type Shape, shapeOf } from './shape';
import { NOTICE } from './written-files';

/** A value that is a text; other values name their row, or nothing where there is no text in them. */
const TEXT = '$';

interface Writing {
  readonly description: Description;
  readonly rows: Map<string, string>;
}

/** The text of `src/generated/text-fields.ts`. */
export function emitTexts(description: Description, operations: readonly Described[]): string {
  const writing: Writing = { description, rows: new Map() };
  const data = operations.flatMap(({ id, answer }) => {
    if (answer.kind !== 'envelope' || !answer.data) return [];
    const place = placeOf(writing, shapeOf({ description, part: 'data' }, answer.data), id);
    return place ? [[id, place] as const] : [];
  });
  const constant = (name: string, value: object) =>
    `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(value)};\n`;
  const rows = [...writing.rows].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    NOTICE,
    constant('DATA', Object.fromEntries(data)),
    constant('ROWS', Object.fromEntries(rows)),
  ].join('\n');
}

/** `$` for a text, the name of a row for an object, empty for anything else; a list is as its entries are. */
function placeOf(writing: Writing, shape: Shape, name: string): string {
  switch (shape.kind) {
    case 'string':
      return TEXT;
    case 'array':
      return placeOf(writing, shape.items, name);
    case 'ref':
      return componentPlace(writing, shape.name);
    case 'object':
      return rowPlace(writing, shape, name);
    case 'union': {
      const isNumber = shape.options.some(({ kind }) => kind === 'number' || kind === 'integer');
      const places = shape.options.map((option) => placeOf(writing, option, name)).filter(Boolean);
      return isNumber ? '' : (places[0] ?? '');
    }
    default:
      return '';
  }
}

function componentPlace(writing: Writing, name: string): string {
  if (writing.rows.has(name)) return name;
  const schema = (writing.description.components['schemas']?.[name] ?? {}) as Schema;
  return placeOf(writing, shapeOf({ description: writing.description, part: 'data' }, schema), name);
}

/** A row has the names of texts, and `name:row` of what holds some; `*` stands for fields without a name here. */
function rowPlace(writing: Writing, { properties, rest }: Shape & { kind: 'object' }, name: string): string {
  // Named before its parts, for shapes may hold each other.
  writing.rows.set(name, '');
  const fields = properties.map(({ name: field, shape }) => [
    field,
    placeOf(writing, shape, `${name}.${field}`),
  ]);
  if (rest) fields.push(['*', placeOf(writing, rest, `${name}.*`)]);
  const texts = fields.flatMap(([field, place]) =>
    place ? (place === TEXT ? [field] : [`${field}:${place}`]) : [],
  );
  writing.rows.set(name, texts.join(' '));
  return name;
}
