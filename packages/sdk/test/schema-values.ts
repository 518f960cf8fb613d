/** Values for schemas: right ones, and ones with a single thing changed that may be wrong. Seeded, so repeatable. */
import { type Description, resolve, type Schema } from '../scripts/description';

export type Random = () => number;

/** Mulberry32: small, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** How often a text or number just misses a limit; an answer of many fields with limits is else never right. */
const NEAR_MISS = 0.04;

const TEXTS = ['', 'x', '冰箱', '😀', 'a😀b', 'N', '2026-11-20', '2026-02-30', '13800138000', 'x'.repeat(40)];
const NUMBERS = [0, 1, -1, 2, 3, 0.5, 1e9, 1e300, -0.01, 999_999, 1000, 1001, 19.99, 0.29, 1.005];
const ANY = [null, true, {}, [], '', 0, 'x', [1], { a: 1 }, '1'];

interface World {
  readonly description: Description;
  readonly random: Random;
}

/** A value that mostly fits; texts and numbers are drawn near the limits, so some do not. */
export function drawn(world: World, schema: Schema): unknown {
  const { description, random } = world;
  const whole = resolve<Schema>(description, schema as { $ref: string });
  if (whole.allOf)
    return Object.assign({}, ownObject(world, whole), ...whole.allOf.map((schema) => drawn(world, schema)));
  if (whole.enum && random() < 0.9) return pick(random, whole.enum);
  switch (pick(random, [whole.type ?? 'unknown'].flat())) {
    case 'object':
      return ownObject(world, whole);
    case 'array':
      return Array.from({ length: lengthOf(random, whole.minItems ?? 0, whole.maxItems ?? 3) }, () =>
        drawn(world, whole.items ?? {}),
      );
    case 'string':
      return textOf(random, whole);
    case 'integer':
      return numberOf(random, whole, true);
    case 'number':
      return numberOf(random, whole, false);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return pick(random, ANY);
  }
}

function ownObject(world: World, schema: Schema): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    if (isRequired || world.random() < 0.6) value[name] = drawn(world, property);
  }
  if (world.random() < 0.2) value['unknownField'] = pick(world.random, ANY);
  return value;
}

function lengthOf(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (Math.min(most, least + 2) - least + 1));
}

const PATTERNS: Readonly<Record<string, string>> = {
  '^1[0-9]{10}$': '13800138000',
  _admin$: '8800123456_admin',
};

function textOf(random: Random, { minLength = 0, maxLength = 60, format, pattern }: Schema): string {
  if (format === 'date' && random() < 0.8)
    return pick(random, ['2026-11-20', '2024-02-29', '2023-02-29', '1999-12-31']);
  if (pattern && random() < 0.8)
    return PATTERNS[pattern] ?? pick(random, ['2026-11', '202611', '1234', '0'.repeat(30)]);
  const wrong = random() < NEAR_MISS ? [maxLength + 1, minLength - 1] : [];
  const around = [minLength, minLength + 1, maxLength, ...wrong].filter((n) => n >= 0 && n < 200);
  return random() < (minLength > 0 ? 1 - NEAR_MISS : 0.7)
    ? pick(random, ['冰', 'x', '😀']).repeat(pick(random, around))
    : pick(random, TEXTS);
}

function numberOf(random: Random, schema: Schema, isWhole: boolean): number {
  const { minimum, maximum, exclusiveMinimum } = schema;
  const limits = [minimum, maximum, exclusiveMinimum].filter((limit) => limit !== undefined);
  if (limits.length > 0 && random() < NEAR_MISS)
    return thousandths(pick(random, limits) + pick(random, [0, 1, -1, 0.01, 0.001]));
  if (limits.length > 0) return within(random, schema);
  const number = pick(random, NUMBERS);
  return isWhole && random() < 0.9 ? Math.trunc(number) : number;
}

/** A sum without the error of binary fractions. */
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const CENTS = [0, 0.01, 0.07, 0.29, 1, 19.99, 320_750.5];

/** A number between the limits: at one of them, or some cents into them. */
function within(random: Random, schema: Schema): number {
  const { minimum, maximum, exclusiveMinimum, type, multipleOf = schema['x-step'] } = schema;
  const isWhole = type === 'integer';
  const low =
    minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (isWhole ? 1 : 0.01));
  if (low === undefined) return maximum ?? 0;
  const added = isWhole ? pick(random, [0, 1, 2]) : pick(random, multipleOf === 0.01 ? CENTS : [0, 0.5, 1]);
  const inside = low < -1 ? pick(random, [low, added, -added]) : thousandths(low + added);
  return maximum !== undefined && (inside > maximum || random() < 0.2) ? maximum : inside;
}

/** The value with one thing changed: a field taken away or replaced, somewhere inside. */
export function changed(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(random, ANY);
  const names = Object.keys(value);
  if (names.length === 0) return pick(random, ANY);
  const name = pick(random, names);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [...value] : { ...value };
  const slots = copy as Record<string, unknown>;
  if (!Array.isArray(copy) && random() < 0.3) delete copy[name];
  else slots[name] = changed(random, slots[name]);
  return copy;
}
