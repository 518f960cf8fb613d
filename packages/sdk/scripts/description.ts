/** Reads the bundled description into the few facts that the emitters need. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  /** The same of an amount in an answer, where `multipleOf` would mislead tools that divide binary fractions. */
  'x-step'?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  additionalProperties?: boolean | Schema;
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Media {
  schema?: Schema;
  examples?: Record<string, Example>;
}

/** A call that follows an answer, and what it takes from it. */
export interface Link {
  operationId?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
}

interface Content {
  links?: Record<string, Link>;
  content?: Record<string, Media>;
  required?: boolean;
  $ref?: string;
}

interface Node {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses?: Record<string, Content>;
  security?: Record<string, string[]>[];
  deprecated?: boolean;
  /** Where to read of the newer way: `…/docs#listBigActivities`. */
  externalDocs?: { url: string; description?: string };
  'x-evidence'?: string;
  'x-shape'?: string;
  'x-source'?: string;
  'x-effect'?: string;
  'x-timeout-ms'?: number;
  'x-business-codes'?: Record<string, unknown>;
}

export interface Description {
  paths: Record<string, Record<string, Node>>;
  components: Record<string, Record<string, unknown>>;
}

export interface Described {
  id: string;
  tag: string;
  method: string;
  path: string;
  node: Node;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  body?: { mediaType: string; schema: Schema; required: boolean; examples: Record<string, Example> };
  /** An envelope with or without data, a file, or nothing that a client reads (a redirect). */
  answer:
    | { kind: 'envelope'; data?: Schema; examples: Record<string, Example> }
    | { kind: 'file'; mediaType: string }
    | { kind: 'none' };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Follows a local reference; the bundle has no other kind. */
export function resolve<T extends object>(description: Description, node: T | { $ref: string }): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  const target = description.components[kind]?.[name];
  if (target === undefined) throw new Error(`The description has no ${node.$ref}`);
  return resolve<T>(description, target as T);
}

/** All operations in the order of the description. */
export function operationsOf(description: Description): Described[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = item[method];
      return node ? [describe(description, { path, method, node })] : [];
    }),
  );
}

function describe(
  description: Description,
  { path, method, node }: { path: string; method: string; node: Node },
): Described {
  const parameters = (node.parameters ?? []).map((parameter) => resolve<Parameter>(description, parameter));
  const body = bodyOf(description, node);
  return {
    id: node.operationId,
    tag: node.tags?.[0] ?? 'misc',
    method: method.toUpperCase(),
    path,
    node,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    ...(body && { body }),
    answer: answerOf(description, node),
  };
}

function bodyOf(description: Description, node: Node): Described['body'] {
  if (!node.requestBody) return undefined;
  const body = resolve<Content>(description, node.requestBody);
  const [mediaType, media] = Object.entries(body.content ?? {})[0] ?? [];
  if (!mediaType || !media?.schema) return undefined;
  return {
    mediaType,
    schema: media.schema,
    required: body.required ?? false,
    examples: media.examples ?? {},
  };
}

function answerOf(description: Description, node: Node): Described['answer'] {
  const success = node.responses?.['200'];
  if (!success) return { kind: 'none' };
  const content = resolve<Content>(description, success).content ?? {};
  const [file] = Object.entries(content).find(([, media]) => media.schema?.format === 'binary') ?? [];
  if (file) return { kind: 'file', mediaType: file };
  const json = content['application/json'];
  if (!json?.schema) return { kind: 'none' };
  const data = dataOf(description, json.schema);
  return { kind: 'envelope', examples: json.examples ?? {}, ...(data && { data }) };
}

/** The schema of `data` inside an envelope; undefined when the envelope comes alone. */
function dataOf(description: Description, schema: Schema): Schema | undefined {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  const data = whole.properties?.['data'];
  if (data) return data;
  for (const part of whole.allOf ?? []) {
    const data = dataOf(description, part);
    if (data) return data;
  }
  return undefined;
}

/** The functions of `src/core/promised-data.ts`, and their letters in the table of all operations. */
export const PROMISES = {
  list: 'l',
  page: 'p',
  object: 'o',
  number: 'n',
  flag: 'f',
  text: 't',
  value: 'v',
} as const;

export type PromiseKind = keyof typeof PROMISES;

const VALUE_KINDS: Readonly<Record<string, PromiseKind>> = {
  object: 'object',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
  string: 'text',
};

/**
 * The data that a client may rely on after a success: a missing list is empty, a read without its value has failed. A
 * call that changes something has happened, with or without data. Its complete answer may be `{code: '1'}`, unless the
 * specification states its data.
 */
export function promiseOf(description: Description, { node, answer }: Described): PromiseKind | undefined {
  if (answer.kind !== 'envelope' || !answer.data) return undefined;
  const whole = resolve<Schema>(description, answer.data as { $ref: string });
  if (whole.type === 'array') return 'list';
  if (isPage(description, whole)) return 'page';
  const isAssumed = node['x-shape'] === 'assumed' && node['x-effect'] === 'read';
  const isSure = isAssumed || node['x-shape'] === 'stated';
  return isSure && !mayLackData({ answer })
    ? (VALUE_KINDS[String(whole.type ?? (whole.allOf && 'object'))] ?? 'value')
    : undefined;
}

/** Whether an answer holds `total` and `records` of a page. */
export function isPage(description: Description, schema: Schema): boolean {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  if (whole.properties?.['total'] && whole.properties['pageNum']) return true;
  return (whole.allOf ?? []).some((part) => isPage(description, part));
}

/** Whether one of the described successes comes without data: there is nothing, and that is no failure. */
function mayLackData({ answer }: Pick<Described, 'answer'>): boolean {
  if (answer.kind !== 'envelope') return false;
  return Object.values(answer.examples).some(({ value }) => {
    const { code, data } = value as { code?: unknown; data?: unknown };
    return String(code) === '1' && (data === undefined || data === null);
  });
}
