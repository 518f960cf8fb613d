import { describe, expect, it } from 'vitest';
import { follow, type Json, list, operations, record } from './description';
import { compile, faults } from './validator';

interface AmountField {
  readonly place: string;
  readonly schema: Json;
}

/** The numbers in yuan below a schema of an input. */
function amountsBelow(schema: Json, place: string): AmountField[] {
  const { type, description = '', properties, items, allOf } = record(follow(schema));
  if (type === 'number' && String(description).includes('（元'))
    return [{ place, schema: record(follow(schema)) }];
  const fields = Object.entries(record(properties)).flatMap(([name, field]) =>
    amountsBelow(record(field), `${place}.${name}`),
  );
  const parts = list(allOf).flatMap((part) => amountsBelow(record(part), place));
  return [...fields, ...parts, ...(items === undefined ? [] : amountsBelow(record(items), place))];
}

const amounts = operations.flatMap(({ id, node }) => {
  const body = record(record(record(node['requestBody'])['content'])['application/json'])['schema'];
  const parameters = list(node['parameters']).map((parameter) => record(follow(record(parameter))));
  return [
    ...(body === undefined ? [] : amountsBelow(record(body), id)),
    ...parameters.flatMap(({ name, description, schema }) =>
      amountsBelow({ description, ...record(schema) }, `${id}.${String(name)}`),
    ),
  ];
});

describe('CAT-03 amounts that are sent', () => {
  it('are cents between two bounds', () => {
    const wrong = amounts.filter(({ schema: { multipleOf, minimum, exclusiveMinimum, maximum } }) =>
      [multipleOf === 0.01, (minimum ?? exclusiveMinimum) !== undefined, maximum !== undefined].includes(
        false,
      ),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
    expect(amounts.length).toBeGreaterThan(20);
  });

  it('are right to the cent, and wrong in parts of one', () => {
    const paid = amounts.find(({ place }) => place === 'submitPayment.amount');
    const validate = compile(paid?.schema);
    const cents = Array.from({ length: 10_000 }, (_, index) => (index + 1) / 100);
    expect([...cents, 9_999_999_999.99].filter((yuan) => faults(validate, yuan).length > 0)).toEqual([]);
    expect([0, -1, 0.001, 1.005, 19.995, 1e10].filter((yuan) => faults(validate, yuan).length === 0)).toEqual(
      [],
    );
  });
});
