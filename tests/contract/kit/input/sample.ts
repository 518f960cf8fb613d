import type { Description } from '@dealer-portal/openapi/mock/proxy';
import fc from 'fast-check';
import { isRecord, type PlainSchema, plainSchema } from './schema';

/** A fixed valid value with all its fields: those of the example, else the plainest ones. */
export function sampleOf(description: Description, schema: unknown, example: unknown): unknown {
  const plain = plainSchema(description, schema);
  const { types, properties } = plain;
  const value = example === undefined ? plain.example : example;
  if (types.includes('object') && Object.keys(properties).length > 0) {
    const fields = isRecord(value) ? value : {};
    const rest = Object.entries(properties).map(([name, child]) => [
      name,
      sampleOf(description, child, fields[name]),
    ]);
    return { ...fields, ...Object.fromEntries(rest) };
  }
  if (types.includes('array') && (value === undefined || Array.isArray(value))) {
    if (Array.isArray(value) && value.length > 0) {
      return value.map((item: unknown) => sampleOf(description, plain.items, item));
    }
    const least = Math.max(plain.minItems ?? 0, 1);
    return Array.from({ length: least }, () => sampleOf(description, plain.items, undefined));
  }
  return value ?? plainest(plain);
}

const MOMENTS: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
  'date-time-local': '2026-11-20 10:00:00',
};

function plainest({ types, enum: values, minimum, exclusiveMinimum, ...schema }: PlainSchema): unknown {
  if (values) return values[0];
  const [type] = types;
  if (type === 'integer' || type === 'number') return minimum ?? (exclusiveMinimum ?? 0) + 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  const moment = schema.format === undefined ? undefined : MOMENTS[schema.format];
  if (moment) return moment;
  if (schema.pattern)
    return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { seed: 1, numRuns: 1 })[0];
  return 'A'.repeat(Math.max(schema.minLength ?? 1, 1));
}
