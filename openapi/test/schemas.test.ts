import { describe, expect, it } from 'vitest';
import { components, examples, follow, operations, record } from './description';
import { compile, faults } from './validator';

describe('CAT-03 schemas and examples', () => {
  it('CAT-03c the schemas of every operation compile, and its examples fit them', () => {
    const wrong = operations.flatMap((operation) => {
      const operationExamples = examples(operation);
      const schemas = [...new Set(operationExamples.map(({ schema }) => schema))];
      const validators = new Map(schemas.map((schema) => [schema, compile(schema)]));
      return operationExamples.flatMap(({ name, value, schema }) => {
        const validate = validators.get(schema);
        const found = validate ? faults(validate, value) : ['has no schema'];
        return found.map((fault) => `${operation.id}, ${name}: ${fault}`);
      });
    });
    expect(operations.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('every component compiles', () => {
    const schemas = Object.entries(record(components['schemas']));
    const wrong = schemas.flatMap(([name, schema]) => {
      try {
        compile(schema);
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
    expect(schemas.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('an empty body is refused wherever a JSON body is taken', () => {
    const bodies = operations.flatMap(({ id, node }) => {
      const media = record(record(record(follow(node['requestBody']))['content'])['application/json']);
      return 'schema' in media ? [{ id, validate: compile(media['schema']) }] : [];
    });
    expect(bodies.length).toBeGreaterThan(100);
    expect(bodies.filter(({ validate }) => validate({})).map(({ id }) => id)).toEqual([]);
  });
});
