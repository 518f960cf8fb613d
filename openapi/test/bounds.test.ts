import { describe, expect, it } from 'vitest';
import { boundsOf, MAY_BE_EMPTY } from '../scripts/bounds';
import { follow, type Json, list, operations, record } from './description';
import { compile, faults } from './validator';

interface Field {
  readonly place: string;
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
}

/** The fields below a schema, each schema once. */
function fieldsBelow(schema: unknown, place: string, known: Set<unknown>): readonly Field[] {
  const node = record(follow(schema));
  if (known.has(node)) return [];
  known.add(node);
  const own = Object.entries(record(node['properties'])).map(([name, field]) => ({
    place: `${place}.${name}`,
    name,
    schema: record(field),
    isRequired: list(node['required']).includes(name),
  }));
  const parts = [...list(node['allOf']), ...list(node['anyOf']), node['items'], node['additionalProperties']];
  return [
    ...own,
    ...own.flatMap(({ place: inside, schema: field }) => fieldsBelow(field, inside, known)),
    ...parts.filter((part) => typeof part === 'object').flatMap((part) => fieldsBelow(part, place, known)),
  ];
}

const known = new Set<unknown>();
const fields = operations.flatMap(({ id, node }) => {
  const success = record(follow(record(node['responses'])['200']));
  return fieldsBelow(record(record(success['content'])['application/json'])['schema'], id, known);
});

const without = (names: readonly string[], chosen: readonly Field[]): readonly string[] =>
  chosen.filter(({ schema }) => !names.every((name) => name in schema)).map(({ place }) => place);

describe('CAT-03 answers', () => {
  it('are cents between two bounds where they are yuan', () => {
    const yuan = fields.filter(
      ({ schema }) => schema['type'] === 'number' && String(schema['description']).includes('（元'),
    );
    expect(without(['x-step', 'minimum', 'maximum'], yuan)).toEqual([]);
    expect(yuan.length).toBeGreaterThan(200);
    expect(yuan.filter(({ schema }) => schema['minimum'] === 0).length).toBeGreaterThan(60);
  });

  it('count from zero: a stock or a total below it is no answer', () => {
    const whole = fields.filter(({ schema }) => schema['type'] === 'integer' && !('enum' in schema));
    expect(without(['minimum'], whole)).toEqual([]);
    expect(whole.length).toBeGreaterThan(140);
  });

  it('have no code that is empty, but for those that may be missing or say so', () => {
    const codes = fields.filter(
      ({ name, schema, isRequired }) =>
        isRequired &&
        schema['type'] === 'string' &&
        /^(id|code)$|(Id|No|Code)$/.test(name) &&
        !['format', 'pattern', 'enum', 'const'].some((form) => form in schema) &&
        !MAY_BE_EMPTY.test(String(schema['description'])),
    );
    expect(without(['minLength'], codes)).toEqual([]);
    expect(codes.length).toBeGreaterThan(250);
  });
});

describe('CAT-03 the bounds of an amount', () => {
  const balance = boundsOf('balance', { type: 'number', description: '可用余额（元）' });
  const validate = compile({ type: 'number', ...balance });
  const unitPrice = compile({
    type: 'number',
    ...boundsOf('price', { type: 'number', description: '单价（元）' }),
  });

  it('hold every cent, above and below zero', () => {
    const cents = Array.from({ length: 20_000 }, (_, index) => (index - 10_000) / 100);
    expect([...cents, 9_999_999_999.99].filter((yuan) => faults(validate, yuan).length > 0)).toEqual([]);
  });

  it('refuse parts of a cent, and a price below zero', () => {
    expect([0.001, 1.005, -19.995, 1e10].filter((yuan) => faults(validate, yuan).length === 0)).toEqual([]);
    expect([faults(unitPrice, 0), faults(unitPrice, -0.01).length]).toEqual([[], 1]);
  });

  it('leave to a field what it says of itself', () => {
    expect(boundsOf('storeAmt', { type: ['number', 'string'], description: '库存（台）' })).toEqual({});
    expect(boundsOf('orderNo', { type: 'string', description: '订单号，仅提货有' })).toEqual({});
  });
});
