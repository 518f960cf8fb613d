/** Makes values of a shape: the same seed makes the same value, whatever its figures are. */
import type { Callable, Field, Shape } from './shapes';

/** A figure of a made value: its place in it, and the names that lead to it, without the places of lists. */
export interface FigurePlace {
  readonly at: number;
  readonly path: string;
  /** Whether its type has no texts: it can only be no number. */
  readonly isNumber: boolean;
}

interface Made {
  readonly args: readonly unknown[];
  readonly places: readonly FigurePlace[];
}

interface Making {
  readonly seed: number;
  /** The figure at a place; `taken` is the one that the seed took. */
  readonly figureAt: (at: number, taken: unknown) => unknown;
  /** The values that parts are taken from. */
  readonly stock: Stock;
}

/** The values that parts are taken from. */
export interface Stock {
  readonly figures: readonly unknown[];
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly days: readonly string[];
  /** Days from the twentieth of November 2026. */
  readonly dates: readonly number[];
}

/** What a healthy server gives. 0 is no figure here: it is the one that others are compared with. */
export const GOOD: Stock = {
  figures: [1, 2, 5, 10, '12.50', 60, 100, '777', '1000.00', 50_000],
  numbers: [0, 1, 2, 3, 10, 30, 100],
  texts: ['A', 'A', 'A', 'B', '10'],
  days: [
    '2026-11-20',
    '2026-11-25',
    '2026-12-01',
    '2026-12-10',
    '20261120093000',
    '2026-11-01',
    '2026-10-31',
  ],
  dates: [0, 0, -1, 5, 30],
};

/** What the types allow, and nobody wants. */
export const HOSTILE: Stock = {
  figures: [
    '1,234.50',
    '￥12',
    '—',
    '',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    '1e300',
    1.5,
    0,
  ],
  numbers: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 1.5, 0, 1e21, 2 ** 53],
  texts: [
    '',
    ' ',
    'constructor',
    '__proto__',
    'toString',
    '—',
    '(',
    '\\',
    '%',
    '\u0000',
    '\ud800',
    '１２',
    '9'.repeat(300),
  ],
  days: ['', '2026-13-45', '2026-02-30', 'abc', '0000-00-00', '99999999', '20261120', '9'.repeat(40)],
  dates: [Number.NaN, 0, 1e8, -1e8],
};

/** Money is always of its functions: no text of another source gets through its type. */
const MONEY: readonly string[] = ['12.50', '60.00', '-3.00', '0.00', '100.00', '0.01'];

/** A value has at most so many parts: beyond them lists are empty, and what may be absent is. */
const MOST_PARTS = 300;
const DEEPEST = 9;

const NOW = Date.parse('2026-11-20T12:00:00+08:00');
const DAY_MS = 86_400_000;

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Arguments for a function. */
export function makeArguments({ parameters, words }: Callable, { seed, figureAt, stock }: Making): Made {
  const chance = chances(seed);
  const places: FigurePlace[] = [];
  let parts = 0;
  const one = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  const isFull = (depth: number) => depth > DEEPEST || parts > MOST_PARTS;

  function textOf(name: string): string {
    if (/(?:day|date|time|begin|end|month)$/i.test(name)) return one(stock.days);
    return words.length > 0 && chance() < 0.4 ? one(words) : one(stock.texts);
  }

  function figure(path: string, isNumber: boolean): unknown {
    places.push({ at: places.length, path, isNumber });
    return figureAt(places.length - 1, one<unknown>(isNumber ? stock.numbers : stock.figures));
  }

  function list(member: Shape, path: string, depth: number): readonly unknown[] {
    const length = isFull(depth) ? 0 : one([0, 1, 1, 2, 2, 3]);
    return Array.from({ length }, () => make(member, path, depth + 1));
  }

  function memberOf(members: readonly Shape[], depth: number): Shape {
    const small = members.filter(({ kind }) => kind === 'literal' || kind === 'nothing' || kind === 'text');
    if (small.length > 0 && isFull(depth)) return one(small);
    const filled = members.filter(({ kind }) => kind !== 'nothing');
    return one(filled.length > 0 && chance() < 0.85 ? filled : members);
  }

  function entriesOf(fields: readonly Field[], path: string, depth: number) {
    return fields.flatMap(({ name, shape, isOptional }) => {
      if (isOptional && (isFull(depth) || chance() < 0.15)) return [];
      return [[name, make(shape, `${path}.${name}`, depth + 1)] as const];
    });
  }

  function make(shape: Shape, path: string, depth: number): unknown {
    parts += 1;
    switch (shape.kind) {
      case 'figure':
        return figure(path, false);
      case 'text':
        return textOf(path);
      case 'count':
        return figure(path, true);
      case 'number':
        return one(stock.numbers);
      case 'money':
        return one(MONEY);
      case 'truth':
        return chance() < 0.5;
      case 'date':
        return new Date(NOW + one(stock.dates) * DAY_MS);
      case 'literal':
        return shape.value;
      case 'union':
        return make(memberOf(shape.members, depth), path, depth);
      case 'list':
        return list(shape.member, path, depth);
      case 'set':
        return new Set(list(shape.member, path, depth));
      case 'tuple':
        return shape.members.map((member) => make(member, path, depth + 1));
      case 'map':
        return new Map(
          list(shape.member, path, depth).map((member) => [make(shape.key, 'id', depth + 1), member]),
        );
      case 'function': {
        const answer = isFull(depth) ? undefined : make(shape.answer, path, depth + 1);
        return () => answer;
      }
      case 'object':
        return Object.fromEntries(entriesOf(shape.fields, path, depth));
      default:
        return undefined;
    }
  }

  const args = parameters.map(({ name, shape, isOptional }) =>
    isOptional && chance() < 0.2 ? undefined : make(shape, name, 0),
  );
  return { args, places };
}
