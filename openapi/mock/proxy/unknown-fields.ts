import { type Description, isRecord, resolved } from '../description';
import type { Schema } from './described-call';

/** A field that traffic has and the description does not. */
export interface UnknownField {
  /** `data.records[].remark` */
  readonly place: string;
  readonly name: string;
  /** The JSON type of its value; the value itself is nobody's business. */
  readonly type: string;
  /** The file of the schema that would name it. */
  readonly file: string;
}

/** A schema with the file in which it stands. */
interface Placed {
  readonly schema: Schema;
  readonly file: string;
}

/** Of a list only so many entries are looked at. */
const MOST_ENTRIES = 200;

/**
 * The fields of a value that no schema names. Where a schema names no field at all, any field is right.
 * @param start the schema of the value and the file in which it stands
 */
export function unknownFields(
  description: Description,
  start: Placed,
  value: unknown,
): readonly UnknownField[] {
  const fields = new Map<string, UnknownField>();
  const visit = (node: unknown, schemas: readonly Placed[], place: string): void => {
    const parts = schemas.flatMap((schema) => partsOf(description, schema));
    if (Array.isArray(node)) {
      const items = parts.flatMap((part) => childOf(part, part.schema['items']));
      for (const entry of node.slice(0, MOST_ENTRIES)) visit(entry, items, `${place}[]`);
    } else if (isRecord(node)) {
      const named = parts.filter(({ schema }) => isRecord(schema['properties']));
      const isOpen = parts.some(({ schema }) => schema['additionalProperties'] !== undefined);
      const last = named.at(-1);
      for (const [name, child] of Object.entries(node)) {
        const inside = place === '' ? name : `${place}.${name}`;
        const known = named.flatMap((part) => childOf(part, propertyOf(part.schema, name)));
        if (known.length > 0) visit(child, known, inside);
        else if (last && !isOpen)
          fields.set(inside, { place: inside, name, type: typeOf(child), file: last.file });
      }
    }
  };
  visit(value, [start], '');
  return [...fields.values()];
}

/** Schemas that were taken apart already: every row of every answer asks for them again. */
const PARTS = new WeakMap<Schema, readonly Placed[]>();

/** A schema taken apart: what it refers to and what it is made of. A schema stands in one file. */
function partsOf(description: Description, placed: Placed): readonly Placed[] {
  const known = PARTS.get(placed.schema);
  if (known) return known;
  const parts = takenApart(description, placed);
  PARTS.set(placed.schema, parts);
  return parts;
}

function takenApart(description: Description, { schema, file }: Placed): readonly Placed[] {
  const ref = schema['$ref'];
  const target = resolved(description, schema);
  const name = typeof ref === 'string' ? /^#\/components\/schemas\/(\w+)/.exec(ref)?.[1] : undefined;
  const where = name ? `openapi/components/schemas/${name}.yaml` : file;
  if (!isRecord(target)) return [];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const members = target[key];
    return Array.isArray(members) ? members.filter(isRecord) : [];
  });
  return [
    { schema: target, file: where },
    ...parts.flatMap((part) => partsOf(description, { schema: part, file: where })),
  ];
}

function childOf({ file }: Placed, schema: unknown): readonly Placed[] {
  return isRecord(schema) ? [{ schema, file }] : [];
}

function propertyOf(schema: Schema, name: string): unknown {
  const properties = schema['properties'];
  return isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The type of a value as JSON Schema names it. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
