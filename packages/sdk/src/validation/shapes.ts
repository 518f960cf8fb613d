/**
 * The pieces of which generated checks are made; they mean what JSON Schema means. Plain functions: nothing is made from
 * text at run time, which a strict CSP forbids.
 */

/** One thing that is wrong with a value. */
export interface Issue {
  /** `list.0.number`; empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

/** Whether a value is as described; where `issues` are given, what is wrong is added to them. */
export type Shape = (value: unknown, issues?: Issue[], path?: string) => boolean;

/** Further issues are not reported: a list of a million wrong entries is as wrong as one of a hundred. */
export const MOST_ISSUES = 100;

function wrong(message: string, issues: Issue[] | undefined, path = ''): false {
  if (issues && issues.length < MOST_ISSUES) issues.push({ path, message });
  return false;
}

function inside(path: string | undefined, name: string | number): string {
  return path ? `${path}.${name}` : String(name);
}

/** A shape that a test decides; a condition of `all` may rely on the type that stands before it. */
function tested(is: (value: never) => boolean, message: string): Shape {
  return (value, issues, path) => is(value as never) || wrong(message, issues, path);
}

export const text: Shape = (value, issues, path) =>
  typeof value === 'string' || wrong('expected string', issues, path);

export const number: Shape = (value, issues, path) =>
  typeof value === 'number' || wrong('expected number', issues, path);

export const flag: Shape = (value, issues, path) =>
  typeof value === 'boolean' || wrong('expected boolean', issues, path);

export const file: Shape = (value, issues, path) =>
  value instanceof Blob || wrong('expected file', issues, path);

/** Anything that is there. */
export const anything: Shape = (value, issues, path) => value !== undefined || wrong('a value', issues, path);

export const whole: Shape = (value, issues, path) =>
  Number.isInteger(value) ||
  wrong(typeof value === 'number' ? 'a whole number' : 'expected number', issues, path);

/** All of them; those after the first one that fails are not asked. */
export function all(...shapes: readonly Shape[]): Shape {
  return (value, issues, path) => {
    for (const shape of shapes) if (!shape(value, issues, path)) return false;
    return true;
  };
}

/** At least one of them. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value, issues, path) => {
    for (const shape of shapes) if (shape(value)) return true;
    if (!issues) return false;
    const optionIssues: Issue[] = [];
    for (const shape of shapes) shape(value, optionIssues, path);
    return wrong([...new Set(optionIssues.map(({ message }) => message))].join(' or '), issues, path);
  };
}

export function list(items: Shape): Shape {
  return (value, issues, path) => {
    if (!Array.isArray(value)) return wrong('expected array', issues, path);
    let isRight = true;
    for (let at = 0; at < value.length; at += 1) {
      if (items(value[at])) continue;
      if (!issues || issues.length >= MOST_ISSUES) return false;
      isRight = items(value[at], issues, inside(path, at));
    }
    return isRight;
  };
}

type Fields = Readonly<Record<string, Shape>>;

/** A sent object: a name that ends in `?` may be absent; `rest` is the shape of all fields that have no name here. */
export function record(fields: Fields, rest?: Shape): Shape {
  return objectOf(fields, { rest });
}

/** An answered object: a field that may be absent may also be null, as servers say "not yet". */
export function answer(fields: Fields, rest?: Shape): Shape {
  return objectOf(fields, { rest, isNullAbsent: true });
}

function objectOf(
  fields: Fields,
  { rest, isNullAbsent }: { rest: Shape | undefined; isNullAbsent?: true },
): Shape {
  const rows = Object.entries(fields).map(([name, shape]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    shape,
    type: typeOf(shape),
  }));
  const known = new Set(rows.map(({ name }) => name));
  const unknown = (value: object) => {
    const names = rest ? Object.keys(value).filter((name) => !known.has(name)) : [];
    return names.map((name) => ({ name, isOptional: false, shape: rest ?? anything, type: '' }));
  };
  return (value, issues, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong('expected object', issues, path);
    let isRight = true;
    // A place is named only where something is wrong: most values are right.
    for (const { name, isOptional, shape, type } of rest ? [...rows, ...unknown(value)] : rows) {
      const field = (value as Record<string, unknown>)[name];
      // Most fields are plain: no call for them.
      if (typeof field === type || (field === undefined ? isOptional : shape(field))) continue;
      if (isNullAbsent && isOptional && field === null) continue;
      if (!issues) return false;
      isRight = shape(field, issues, inside(path, name));
    }
    return isRight;
  };
}

/** The `typeof` of a value that needs no further check. */
function typeOf(shape: Shape): string {
  return shape === text ? 'string' : shape === number ? 'number' : '';
}

/** Built when it is first needed: shapes may hold each other, and an import builds none. */
export function lazily(build: () => Shape): Shape {
  let shape: Shape | undefined;
  return (value, issues, path) => {
    shape ??= build();
    return shape(value, issues, path);
  };
}

export function oneOf(...values: readonly (string | number)[]): Shape {
  return tested(
    (value) => values.includes(value),
    `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
  );
}

/** The length of a text in code points, as JSON Schema counts. */
export function characters(least: number, most?: number): Shape {
  return sized(points as (value: never) => number, { least, most, of: 'characters' });
}

export function entries(least: number, most?: number): Shape {
  return sized((value: readonly unknown[]) => value.length, { least, most, of: 'entries' });
}

interface Size {
  readonly least: number;
  readonly most: number | undefined;
  readonly of: string;
}

function sized(
  sizeOf: (value: never) => number,
  { least, most = Number.POSITIVE_INFINITY, of }: Size,
): Shape {
  return (value, issues, path) => {
    const size = sizeOf(value as never);
    if (size < least) return wrong(`at least ${least} ${of}`, issues, path);
    return size <= most || wrong(`at most ${most} ${of}`, issues, path);
  };
}

export function like(pattern: RegExp): Shape {
  return tested((value: string) => pattern.test(value), `a text like ${pattern.source}`);
}

export function least(limit: number): Shape {
  return tested((value: number) => value >= limit, `at least ${limit}`);
}

export function most(limit: number): Shape {
  return tested((value: number) => value <= limit, `at most ${limit}`);
}

export function moreThan(limit: number): Shape {
  return tested((value: number) => value > limit, `more than ${limit}`);
}

/** A multiple of a part of one, as 0.01 is; 19.99 is one, though 19.99 / 0.01 is no whole number in binary fractions. */
export function step(size: number): Shape {
  return tested((value: number) => isMultiple(value, size), `a multiple of ${size}`);
}

/** Whether a number is the binary fraction that stands for a multiple of a part of one. */
export function isMultiple(value: number, size: number): boolean {
  const parts = Math.round(1 / size);
  return Math.round(value * parts) / parts === value;
}

/** Whether a value is yuan to the cent, from a limit to 9,999,999,999.99; what is no number never equals a rounded one. */
export function isYuan(value: number, limit: number): boolean {
  return value >= limit && value < 1e10 && Math.round(value * 100) / 100 === value;
}

function yuan(limit: number): Shape {
  return tested((value: number) => isYuan(value, limit), `yuan to the cent, from ${limit} to 9999999999.99`);
}

/** A balance or a difference, which may be below zero. */
export const amount: Shape = /* @__PURE__ */ yuan(-9_999_999_999.99);

/** A price, a fee, a loan. */
export const price: Shape = /* @__PURE__ */ yuan(0);

/** How many. */
export const count: Shape = /* @__PURE__ */ all(whole, /* @__PURE__ */ least(0));

/** A code, a number or an id: never empty. */
export const code: Shape = /* @__PURE__ */ all(
  text,
  /* @__PURE__ */ tested(Boolean, 'at least 1 characters'),
);

/** The length of a text in code points. */
export function points(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a real date, `2026-11-20`. */
export function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || !month || !day) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}

export const date: Shape = (value, issues, path) =>
  isDate(value as string) || wrong('a date YYYY-MM-DD', issues, path);
