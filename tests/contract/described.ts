import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The committed description, opened for the contract tests: operations, their examples, and how to ask for them. */
type Json = Readonly<Record<string, unknown>>;

const bundlePath = createRequire(import.meta.url).resolve('@dealer-portal/openapi/bundle');

/** A JSON object, or an empty one for anything else. */
function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const description: Json = record(JSON.parse(readFileSync(bundlePath, 'utf8')));

/** The target of a reference within the description; any other value is returned unchanged. */
function follow(value: unknown): Json {
  const ref = record(value)['$ref'];
  if (typeof ref !== 'string') return record(value);
  const keys = ref.slice(2).split('/');
  return record(keys.reduce<unknown>((node, key) => record(node)[key], description));
}

export interface NamedExample {
  readonly status: number;
  readonly media: string;
  readonly name: string;
  readonly value: unknown;
}

export interface CallInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Described {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** A right input, made of the description's own examples. */
  readonly input: CallInput;
  readonly hasRequiredInput: boolean;
  readonly isUpload: boolean;
  readonly examples: readonly NamedExample[];
}

function exampleOf(node: Json): unknown {
  const schema = follow(node['schema']);
  const named = Object.values(record(node['examples'])).map((item) => record(item)['value']);
  return node['example'] ?? named[0] ?? schema['example'] ?? list(schema['examples'])[0] ?? schema['default'];
}

function described(method: string, path: string, node: Json): Described {
  const parameters = list(node['parameters']).map(follow);
  const read = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter['in'] === where && exampleOf(parameter) !== undefined)
        .map((parameter) => [String(parameter['name']), String(exampleOf(parameter))]),
    );
  const requestBody = follow(node['requestBody']);
  const [media] = Object.entries(record(requestBody['content']));
  return {
    id: String(node['operationId']),
    method: method.toUpperCase(),
    path,
    input: { path: read('path'), query: read('query'), body: media && exampleOf(record(media[1])) },
    hasRequiredInput:
      requestBody['required'] === true ||
      parameters.some((parameter) => parameter['in'] === 'query' && parameter['required'] === true),
    isUpload: media?.[0] === 'multipart/form-data',
    examples: Object.entries(record(node['responses']))
      // `default` stands for refusals before any operation is known: nobody can ask an operation for them.
      .filter(([status]) => status !== 'default')
      .flatMap(([status, response]) => answers(Number(status), response)),
  };
}

function answers(status: number, response: unknown): readonly NamedExample[] {
  return Object.entries(record(follow(response)['content'])).flatMap(([media, content]) =>
    Object.entries(record(record(content)['examples'])).map(([name, example]) => ({
      status,
      media,
      name,
      value: follow(example)['value'],
    })),
  );
}

/** Every operation of the description. */
export const operations: readonly Described[] = Object.entries(record(description['paths'])).flatMap(
  ([path, item]) =>
    Object.entries(record(item)).map(([method, node]) => described(method, path, record(node))),
);

/** The address of a call below a server. */
export function addressOf({ path, input }: Described): string {
  const result = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path[name] ?? ''));
  const query = new URLSearchParams(input.query).toString();
  return `/new/api${result}${query === '' ? '' : `?${query}`}`;
}
