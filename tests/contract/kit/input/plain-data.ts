import type { Description } from '@dealer-portal/openapi/mock/proxy';
import { isRecord, plainSchema } from './schema';

/** Brings data into the form in which two answers are compared. */
export type PlainData = (data: unknown) => unknown;

/** A schema, opened once: its fields in the order of the description. */
interface Shape {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly items: unknown;
}

/**
 * Reads data as far as the description names it, in its order and without nulls: what else a server adds, a moment or a
 * number of the request, says nothing of the data. Where the description names no field, all of them stay.
 */
export function plainDataOver(description: Description): (schema: unknown) => PlainData {
  const shapes = new Map<unknown, Shape>();
  const shapeOf = (schema: unknown): Shape => {
    const known = shapes.get(schema);
    if (known) return known;
    const { properties, items } = plainSchema(description, schema);
    const shape = { fields: new Map(Object.entries(properties)), items };
    shapes.set(schema, shape);
    return shape;
  };
  const plain = (schema: unknown, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { fields, items } = shapeOf(schema);
    if (Array.isArray(value)) return value.map((entry: unknown) => plain(items, entry));
    if (!isRecord(value)) return value;
    const names = fields.size > 0 ? [...fields.keys()] : Object.keys(value).sort();
    const result: Record<string, unknown> = {};
    for (const name of names) {
      const child = value[name];
      if (child !== undefined && child !== null) result[name] = plain(fields.get(name), child);
    }
    return result;
  };
  return (schema) => (value) => plain(schema, value);
}
