/** The committed bundle, opened for the tests: its operations, its examples, and where a reference leads. */
import { readFileSync } from 'node:fs';
import { BUNDLE_FILE } from '../scripts/bundled';
import { loadWorld } from '../world/world';

export type Json = Readonly<Record<string, unknown>>;

/** One operation with its address. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: Json;
}

/** One example of a body or an answer, with the schema that it must fit. */
export interface Example {
  /** `operationId body first` or `operationId 200 page`. */
  readonly name: string;
  readonly value: unknown;
  readonly schema: unknown;
}

/** The value when it is an object, else an empty one. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const description: Json = record(JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')));

export const components: Json = record(description['components']);

/** The world, with the rows that the examples do not name in types. */
export const world: Json = record(loadWorld());

export const operations: readonly Operation[] = Object.entries(record(description['paths'])).flatMap(
  ([path, pathItem]) =>
    Object.entries(record(pathItem)).map(([method, node]) => ({
      id: String(record(node)['operationId']),
      method: method.toUpperCase(),
      path,
      node: record(node),
    })),
);

/** The target of a local reference; any other value is returned unchanged. */
export function follow(value: unknown): unknown {
  const ref = record(value)['$ref'];
  if (typeof ref !== 'string') return value;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => record(node)[key], description);
}

function examplesOf(where: string, content: unknown): readonly Example[] {
  return Object.values(record(content)).flatMap((media) =>
    Object.entries(record(record(media)['examples'])).map(([name, example]) => ({
      name: `${where} ${name}`,
      value: record(example)['value'],
      schema: record(media)['schema'],
    })),
  );
}

/** Every example of an operation: of its body and of each answer. */
export function examples({ id, node }: Operation): readonly Example[] {
  const body = examplesOf(`${id} body`, record(follow(node['requestBody']))['content']);
  const answers = Object.entries(record(node['responses'])).flatMap(([status, response]) =>
    examplesOf(`${id} ${status}`, record(follow(response))['content']),
  );
  return [...body, ...answers];
}

/** All objects of a value, at every depth. */
export function nodesOf(value: unknown): readonly Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [record(value), ...below];
}

/** The first success example of an operation. */
export function firstAnswer(node: Json): Json {
  const success = record(follow(record(node['responses'])['200']));
  const examples = record(record(record(success['content'])['application/json'])['examples']);
  return record(record(Object.values(examples)[0])['value']);
}

/** The first request example of an operation: the fields of its body, and its required parameters. */
export function firstRequest(node: Json): Json {
  const body = record(record(record(follow(node['requestBody']))['content'])['application/json']);
  const parameters = list(node['parameters'])
    .map((parameter) => record(follow(parameter)))
    .filter(({ required, example }) => required === true && example !== undefined);
  return {
    ...Object.fromEntries(parameters.map(({ name, example }) => [String(name), example])),
    ...record(record(Object.values(record(body['examples']))[0])['value']),
  };
}
