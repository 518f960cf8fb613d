import { describe, expect, it } from 'vitest';
import { withTitles } from '../scripts/titles';
import { follow, type Json, list, operations, record } from './description';

const contents = (node: unknown): readonly Json[] =>
  Object.values(record(record(follow(node))['content'])).map((media) => record(record(media)['schema']));

/** The bodies and the `data` of the answers, references not followed. */
const payloads = operations.flatMap(({ id, node }) => {
  const data = contents(record(node['responses'])['200'])
    .flatMap((schema) => [schema, ...list(schema['allOf']).map(record)])
    .flatMap((part) =>
      'data' in record(part['properties']) ? [record(record(part['properties'])['data'])] : [],
    );
  return [
    ...contents(node['requestBody']).map((schema) => ({ id, schema, end: 'Body' })),
    ...data.map((schema) => ({ id, schema, end: 'Data' })),
  ];
});

const isObject = (schema: Json): boolean =>
  'properties' in schema ||
  'allOf' in schema ||
  (schema['type'] === 'array' && isObject(record(schema['items'])));

describe('CAT-03 payloads have names', () => {
  it('every body and answer that is an object is a component or has a title', () => {
    const anonymous = payloads.filter(
      ({ schema }) => isObject(schema) && !('$ref' in schema) && !('title' in schema),
    );
    expect(anonymous.map(({ id, end }) => `${id} ${end}`)).toEqual([]);
  });

  it('a title is the name that the SDK gives', () => {
    const titled = payloads.filter(({ schema }) => 'title' in schema);
    expect(titled.length).toBeGreaterThanOrEqual(156);
    const others = titled.filter(
      ({ id, schema, end }) => schema['title'] !== `${id.charAt(0).toUpperCase()}${id.slice(1)}${end}`,
    );
    expect(others).toEqual([]);
  });

  it('a component, a text and a title of its own are left alone', () => {
    const answer = (data: Json) => ({
      operationId: 'getIt',
      responses: { '200': { content: { 'application/json': { schema: { properties: { data } } } } } },
    });
    const schemas = [
      { $ref: '#/components/schemas/Payer' },
      { type: 'string' },
      { title: 'Own', properties: {} },
    ];
    for (const data of schemas) {
      const document = { paths: { '/it': { get: answer(data) } } };
      expect(withTitles(document)).toEqual(document);
    }
  });
});
