import { type Description, resolved, type Schema } from '@dealer-portal/openapi/mock/proxy';

/** A schema with everything that `allOf` and references say of it in one object. */
export interface PlainSchema {
  /** Empty where any type is right. */
  readonly types: readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The first example, else the default. */
  readonly example?: unknown;
}

/** The keywords that the inputs of this description use; a test holds that there are no others. */
export const KEYWORDS = [
  'enum',
  'items',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function plainSchema(description: Description, schema: unknown): PlainSchema {
  const parts = partsOf(description, schema);
  const last = (keyword: string) =>
    parts.map((part) => part[keyword]).findLast((value) => value !== undefined);
  const picked = KEYWORDS.flatMap((keyword) => {
    const value = last(keyword);
    return value === undefined ? [] : [[keyword, value]];
  });
  const [example] = [last('examples')].flat();
  const types = [last('type') ?? []].flat().map(String);
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {}));
  return {
    ...Object.fromEntries(picked),
    types: types.length === 0 && Object.keys(properties).length > 0 ? ['object'] : types,
    properties,
    required: parts.flatMap((part) => (Array.isArray(part['required']) ? part['required'].map(String) : [])),
    example: last('example') ?? example ?? last('default'),
  };
}

function partsOf(description: Description, schema: unknown): readonly Schema[] {
  const target = resolved(description, schema);
  if (!isRecord(target)) return [];
  const all = Array.isArray(target['allOf']) ? target['allOf'] : [];
  return [...all.flatMap((part: unknown) => partsOf(description, part)), target];
}
