import { describe, expect, it } from 'vitest';
import { components, examples, follow, operations, record } from './description';
import { compile, faults } from './validator';

describe('CAT-03 schemas and examples', () => {
  it.each(operations)('CAT-03c $id: its schemas compile and its examples fit them', (operation) => {
    const operationExamples = examples(operation);
    const schemas = [...new Set(operationExamples.map(({ schema }) => schema))];
    const validators = new Map(schemas.map((schema) => [schema, compile(schema)]));
    const wrong = operationExamples.flatMap(({ name, value, schema }) => {
      const validate = validators.get(schema);
      return validate ? faults(validate, value).map((fault) => `${name}: ${fault}`) : [name];
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(record(components['schemas'])))('component %s compiles', (_, schema) => {
    expect(compile(schema)).toBeTypeOf('function');
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
