/** Writes a shape as code of `src/validation/shapes.ts`. */
import type { Part, Property, Shape } from './shape';

/** Where code is written. */
export interface Writing {
  readonly part: Part;
  /** Before the name of a component. */
  readonly prefix: string;
  /** The functions that the code calls are added. */
  readonly pieces: Set<string>;
}

const NAMES = {
  unknown: 'anything',
  boolean: 'flag',
  file: 'file',
  string: 'text',
  number: 'number',
  integer: 'whole',
} as const;

/** Conditions that very many fields of answers have: one piece says each of them. */
const PIECES: ReadonlyMap<string, string> = new Map([
  ['number least(-9999999999.99) most(9999999999.99) step(0.01)', 'amount'],
  ['number least(0) most(9999999999.99) step(0.01)', 'price'],
  ['whole least(0)', 'count'],
  ['text characters(1)', 'code'],
]);

/** The expression for a shape. */
export function codeOf(shape: Shape, writing: Writing): string {
  switch (shape.kind) {
    case 'unknown':
    case 'boolean':
    case 'file':
      return piece(writing, NAMES[shape.kind]);
    case 'ref':
      return writing.prefix + shape.name;
    case 'string':
    case 'number':
    case 'integer':
      return plainCode(shape, writing);
    case 'array':
      return withConditions(
        writing,
        piece(writing, 'list', [codeOf(shape.items, writing)]),
        shape.conditions,
      );
    case 'object':
      return objectCode(shape, writing);
    case 'union':
      return piece(
        writing,
        'either',
        shape.options.map((option) => codeOf(option, writing)),
      );
    default:
      return shape satisfies never;
  }
}

function piece({ pieces }: Writing, name: string, value?: readonly string[]): string {
  pieces.add(name);
  return value ? `${name}(${value.join(', ')})` : name;
}

function plainCode(
  { kind, conditions }: Shape & { kind: 'string' | 'number' | 'integer' },
  writing: Writing,
): string {
  const known = PIECES.get([NAMES[kind], ...conditions].join(' '));
  return known ? piece(writing, known) : withConditions(writing, piece(writing, NAMES[kind]), conditions);
}

function withConditions(writing: Writing, type: string, conditions: readonly string[]): string {
  for (const condition of conditions) writing.pieces.add(/^\w+/.exec(condition)?.[0] ?? '');
  return conditions.length === 0 ? type : piece(writing, 'all', [type, ...conditions]);
}

function objectCode({ properties, rest }: Shape & { kind: 'object' }, writing: Writing): string {
  // An unknown value that may be absent may be anything.
  const known = properties.filter(({ isRequired, shape }) => isRequired || shape.kind !== 'unknown' || rest);
  const fields = known.map((property) => `${fieldName(property)}: ${codeOf(property.shape, writing)}`);
  const values = [`{ ${fields.join(', ')} }`, ...(rest ? [codeOf(rest, writing)] : [])];
  return piece(writing, writing.part === 'data' ? 'answer' : 'record', values);
}

function fieldName({ name, isRequired }: Property): string {
  return isRequired && /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}${isRequired ? '' : '?'}'`;
}
