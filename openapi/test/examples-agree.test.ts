import { describe, expect, it } from 'vitest';
import { examples, operations, record } from './description';
import { strangers } from './known';
import { LAWS, type Law } from './laws';

/** Every object within a value, the value itself first. */
function objects(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? below : [record(value), ...below];
}

const examplesById = operations.map((operation) => [operation.id, examples(operation)] as const);

/** An upload's example and a binary one hold no objects; a request that is refused on purpose has no rows either. */
function broken(law: Law): readonly string[] {
  return examplesById.flatMap(([, operationExamples]) =>
    operationExamples.flatMap(({ name, value }) =>
      objects(value).flatMap((node) => law(node).map((fault) => `${name}: ${fault}`)),
    ),
  );
}

describe('CAT-03 examples agree with each other', () => {
  it.each(Object.entries(LAWS))('%s holds in every example', (_, law) => {
    expect(broken(law)).toEqual([]);
  });

  it('every code is known to the world and is next to its own name', () => {
    expect(broken(strangers)).toEqual([]);
  });

  it('every address is inside the portal or reserved for examples', () => {
    const outside = examplesById.flatMap(([id, operationExamples]) =>
      [...JSON.stringify(operationExamples).matchAll(/https?:\/\/([^/"\s]+)/g)]
        .filter(([, host = '']) => !host.endsWith('.invalid'))
        .map(([address]) => `${id}: ${address}`),
    );
    expect(outside).toEqual([]);
  });
});
