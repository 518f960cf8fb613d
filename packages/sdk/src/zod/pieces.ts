/**
 * The pieces of which generated schemas are made, by the names of those of `src/validation/shapes.ts` and with the same
 * meaning. Limits are zod's own where it counts as JSON Schema does, and otherwise tests that say their limit to `z.toJSONSchema`.
 */
import * as z from 'zod/mini';
import { isDate, isMultiple, isYuan, points } from '../validation/shapes';

export type Piece = z.ZodMiniType;
/** A limit, or the choice of values that takes the place of the type. */
type Condition = z.core.$ZodCheck<never> | Piece;

export const text: Piece = /* @__PURE__ */ z.string();
export const number: Piece = /* @__PURE__ */ z.number();
export const flag: Piece = /* @__PURE__ */ z.boolean();
/** Of any size, as JSON Schema counts; `z.int` ends at 2^53, and weighs a third of a KiB more. */
export const whole: Piece = /* @__PURE__ */ wholeSchema();
function wholeSchema(): Piece {
  return z.number().check(tested<number>(Number.isInteger, 'a whole number', { format: 'int' }));
}
export const file: Piece = /* @__PURE__ */ fileSchema();
function fileSchema(): Piece {
  const schema = z.custom<Blob>((value) => value instanceof Blob, 'expected file');
  // As OpenAPI describes a file.
  schema._zod.toJSONSchema = () => ({ type: 'string', format: 'binary' });
  return schema;
}

/** A type with its limits. */
export function all(type: Piece, ...conditions: readonly Condition[]): Piece {
  let schema = type;
  for (const condition of conditions)
    schema = isChoice(condition) ? condition : schema.check(condition as z.core.$ZodCheck<unknown>);
  return schema;
}

// A test of `z.refine` is a schema too.
function isChoice(condition: Condition): condition is Piece {
  return !('check' in condition._zod.def);
}

export function either(...options: readonly Piece[]): Piece {
  return z.union([...options] as [Piece, ...Piece[]]);
}

export function list(items: Piece): Piece {
  return z.array(items);
}

type Fields = Readonly<Record<string, Piece>>;

/** A sent object: a name that ends in `?` may be absent; `rest` is the schema of all fields that have no name here. */
export function record(fields: Fields, rest?: Piece): Piece {
  return objectOf(fields, z.optional, rest);
}

/** An answered object: a field that may be absent may also be null. */
export function answer(fields: Fields, rest?: Piece): Piece {
  return objectOf(fields, z.nullish, rest);
}

function objectOf(fields: Fields, absent: (schema: Piece) => Piece, rest: Piece | undefined): Piece {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name.replace('?', ''),
      name.endsWith('?') ? absent(schema) : schema,
    ]),
  );
  const open = z.looseObject(shape);
  return rest ? z.catchall(open, rest) : open;
}

/** Built when it is first needed: shapes may hold each other. */
export function lazily(build: () => Piece): Piece {
  return z.lazy(build);
}

export function oneOf(...choice: readonly (string | number)[]): Piece {
  return z.literal([...choice]);
}

/** A test that tells `z.toJSONSchema` its limits, as zod's own checks do. */
function tested<T>(is: (value: T) => boolean, message: string, limits: object): z.core.$ZodCheck<T> {
  const check = z.refine<T>(is, message);
  check._zod.onattach.push(({ _zod: { bag } }) => void Object.assign(bag, limits));
  return check;
}

/** The length of a text in code points, as JSON Schema counts; zod counts halves of them. */
export function characters(least: number, most = Number.POSITIVE_INFINITY): Condition {
  const isRight = (value: string) => points(value) >= least && points(value) <= most;
  const message =
    most === Number.POSITIVE_INFINITY ? `at least ${least} characters` : `${least} to ${most} characters`;
  const limits = {
    ...(least > 0 && { minimum: least }),
    ...(most < Number.POSITIVE_INFINITY && { maximum: most }),
  };
  return tested(isRight, message, limits);
}

export function entries(least: number, most?: number): Condition {
  if (most === undefined) return z.minLength(least) as Condition;
  return (least > 0 ? sized(least, most) : z.maxLength(most)) as Condition;
}

function sized(least: number, most: number): z.core.$ZodCheck<unknown[]> {
  const isRight = ({ length }: unknown[]) => length >= least && length <= most;
  return tested(isRight, `${least} to ${most} entries`, { minimum: least, maximum: most });
}

export function like(pattern: RegExp): Condition {
  return z.regex(pattern) as unknown as Condition;
}

export function least(limit: number): Condition {
  return z.gte(limit) as Condition;
}

export function most(limit: number): Condition {
  return z.lte(limit) as Condition;
}

export function moreThan(limit: number): Condition {
  return z.gt(limit) as Condition;
}

/** By our own arithmetic: the steps of both kinds of checks are judged in one way. */
export function step(size: number): Condition {
  return tested((value: number) => isMultiple(value, size), `a multiple of ${size}`, { multipleOf: size });
}

function yuan(minimum: number): Piece {
  const limits = { minimum, maximum: 9_999_999_999.99, multipleOf: 0.01 };
  return all(
    number,
    tested(
      (value: number) => isYuan(value, minimum),
      `yuan to the cent, from ${minimum} to ${limits.maximum}`,
      limits,
    ),
  );
}

/** A balance or a difference, which may be below zero. */
export const amount: Piece = /* @__PURE__ */ yuan(-9_999_999_999.99);

/** A price, a fee, a loan. */
export const price: Piece = /* @__PURE__ */ yuan(0);

/** How many. */
export const count: Piece = /* @__PURE__ */ all(whole, /* @__PURE__ */ least(0));

/** A code, a number or an id: never empty. */
export const code: Piece = /* @__PURE__ */ all(
  text,
  /* @__PURE__ */ tested(Boolean, 'at least 1 characters', { minimum: 1 }),
);

export const date: Condition = /* @__PURE__ */ tested(isDate, 'a date YYYY-MM-DD', { format: 'date' });
