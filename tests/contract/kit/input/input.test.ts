import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openGround } from '../run-kit';
import { validCalls } from './arbitrary';
import { isWrong, rightCall } from './call-values';
import { edgeCalls, worldCalls } from './edges';
import { mutated, mutationsFor } from './mutations';
import type { KitOperation } from './operation';
import { withOwnValues } from './own-values';
import { placesOf } from './places';
import { isRecord, KEYWORDS, plainSchema } from './schema';
import { wholeCall } from './whole-call';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { description, operations } = openGround();

/** The keywords that only inform people and do not limit a value. */
const ANNOTATIONS = ['description', 'title', 'default', 'example', 'examples'];
const STRUCTURE = ['$ref', 'type', 'properties', 'required', 'allOf', 'items'];

/** Every schema of the inputs of an operation, as it is written. */
function schemasOf(operation: KitOperation): readonly Readonly<Record<string, unknown>>[] {
  const roots = [...operation.parameters.map(({ schema }) => schema), operation.bodySchema];
  const visit = (schema: unknown): readonly Readonly<Record<string, unknown>>[] => {
    if (!isRecord(schema)) return [];
    const plain = plainSchema(description, schema);
    return [schema, ...[...Object.values(plain.properties), plain.items].flatMap(visit)];
  };
  return roots.flatMap(visit);
}

const sampled = (operation: KitOperation) =>
  fc.sample(validCalls(description, operation), { numRuns: 2, seed: 1 });

describe('CAT-03 the inputs that the kit makes', () => {
  it('know every keyword of the description', () => {
    const known = new Set<string>([...KEYWORDS, ...ANNOTATIONS, ...STRUCTURE]);
    const schemas = operations.flatMap(schemasOf);
    const keywords = schemas
      .flatMap((schema) => Object.keys(schema))
      .filter((name) => !name.startsWith('x-'));
    expect([...new Set(keywords)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are right by the description: examples, complete calls, edges and random ones', () => {
    const wrong = operations.flatMap((operation) => {
      const whole = wholeCall(description, operation);
      const places = placesOf(description, operation, whole);
      const edges = [...edgeCalls(operation, whole, places), ...worldCalls(whole, places)];
      const all = [
        ...Object.values(operation.examples),
        whole,
        ...edges.map(({ values }) => values),
        ...sampled(operation),
      ];
      return all
        .filter((values) => isWrong(operation.call, values))
        .map((values) => `${operation.id} ${JSON.stringify(values)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are wrong by the description where they are meant to be, for every operation that has an input or a lock', () => {
    const tame = operations.filter((operation) => {
      const whole = wholeCall(description, operation);
      const mutations = mutationsFor(operation, placesOf(description, operation, whole));
      return !mutations.some((mutation) => mutated(operation.call, mutation, whole));
    });
    expect(tame.map(({ id }) => id)).toEqual([]);
  });

  it('FIN-01 try an amount with parts of a cent between its bounds: nothing but its step is wrong', () => {
    const keywords = operations.flatMap((operation) => {
      const whole = wholeCall(description, operation);
      const steps = mutationsFor(operation, placesOf(description, operation, whole)).filter(({ fault }) =>
        fault.endsWith('is no multiple of 0.01'),
      );
      const body = operation.call.body['application/json'];
      return steps.flatMap((mutation) =>
        body
          ? operation.call.errors(body, mutation.apply(whole)?.values.body).map(({ keyword }) => keyword)
          : [],
      );
    });
    expect(keywords.length).toBeGreaterThan(20);
    expect(new Set(keywords)).toEqual(new Set(['multipleOf']));
  });

  it('may be refused where they hold a text of blanks alone or a list without entries, at edges and at random', () => {
    const hard = (body: unknown) => rightCall({ path: {}, query: {}, body }).isHard;
    expect([{ name: ' \n' }, { rows: [{ name: '\t' }] }, { idList: [] }].map(hard)).toEqual([
      true,
      true,
      true,
    ]);
    expect([{ name: ' 中 ' }, { idList: ['1'] }, {}].map(hard)).toEqual([undefined, undefined, undefined]);
    const edges = operations.flatMap((operation) => {
      const whole = wholeCall(description, operation);
      return edgeCalls(operation, whole, placesOf(description, operation, whole));
    });
    const empty = edges.filter(({ values }) => JSON.stringify(values).includes('[]'));
    expect(empty.length).toBeGreaterThan(20);
    expect(empty.filter(({ isHard }) => !isHard)).toEqual([]);
  });

  it('are the same for the same seed', () => {
    const [first] = operations.filter(({ id }) => id === 'addToCart');
    if (!first) throw new Error('addToCart is described');
    expect(sampled(first)).toEqual(sampled(first));
  });

  it("take the tester's own codes by name, at any depth", () => {
    const [first] = operations.filter(({ id }) => id === 'addToCart');
    if (!first) throw new Error('addToCart is described');
    const { example } = withOwnValues(first, { saletoCode: '77', productCode: 'P' });
    expect(example.body).toMatchObject({
      saletoCode: '77',
      productCode: 'P',
      productList: [{ productCode: 'P' }],
    });
  });
});
