import type { Description } from '@dealer-portal/openapi/mock/proxy';
import { isRecord, type PlainSchema, plainSchema } from './schema';

/** A fixed valid value with all its fields: those of the example, else the plainest ones. */
export function sampleOf(description: Description, schema: unknown, example: unknown): unknown {
  const plain = plainSchema(description, schema);
  const { types, properties } = plain;
  const shown = example === undefined ? plain.example : example;
  if (types.includes('object') && Object.keys(properties).length > 0) {
    const fields = isRecord(shown) ? shown : {};
    const rest = Object.entries(properties).map(([name, child]) => [
      name,
      sampleOf(description, child, fields[name]),
    ]);
    return { ...fields, ...Object.fromEntries(rest) };
  }
  if (types.includes('array')) {
    if (Array.isArray(shown) && shown.length > 0) {
      return shown.map((item: unknown) => sampleOf(description, plain.items, item));
    }
    const least = Math.max(plain.minItems ?? 0, 1);
    return Array.from({ length: least }, () => sampleOf(description, plain.items, undefined));
  }
  return shown ?? plainest(plain);
}

function plainest({ types, enum: values, minimum, exclusiveMinimum, ...schema }: PlainSchema): unknown {
  if (values) return values[0];
  const [type] = types;
  if (type === 'integer' || type === 'number') return minimum ?? (exclusiveMinimum ?? 0) + 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (schema.pattern) return PATTERN_SAMPLES[schema.pattern] ?? '1';
  if (schema.format === 'date') return '2026-11-20';
  return 'A'.repeat(Math.max(schema.minLength ?? 1, 1));
}

/** A text for each pattern of the description; a test holds that none is missing. */
export const PATTERN_SAMPLES: Readonly<Record<string, string>> = {
  '^1[0-9]{10}$': '13800001234',
  '^[0-9]{4,6}$': '123456',
  '^([0-9]{15}|[0-9]{17}[0-9Xx])$': '110101199003070011',
  '^[0-9]{4}-(0[1-9]|1[0-2])$': '2026-11',
  '^[0-9]{6}$': '202611',
  '^(0|[1-9][0-9]*)([.][0-9]{1,2})?$': '12.50',
  '^[0-9]{8,30}$': '6222020200112233',
  _admin$: '8800123456_admin',
  '^[0-9]{30}$': '123456789012345678901234567890',
  '^[0-9]{4}$': '2026',
};
