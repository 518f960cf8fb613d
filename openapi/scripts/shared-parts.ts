/**
 * The parts of every call are written once, in components; the bundle names them at each operation. These are its
 * headers (HTTP-02), the refusals before any business, and who may keep an answer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './redocly';

const HEADERS = ['PageNameHeader', 'TimestampHeader'];
const REFUSED = 'Refused';
/** Each answer of a customer says who may keep it: nobody. */
const KEPT = { header: 'Cache-Control', component: 'CacheControl' };

interface Operation {
  readonly parameters?: readonly unknown[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A component as its file has it; a reference to another file becomes one within the bundle. */
function component(kind: string, name: string): unknown {
  const text = readFileSync(join(ROOT, 'components', kind, `${name}.yaml`), 'utf8');
  return parse(text.replaceAll(/\$ref: \.\.\/(\w+)\/(\w+)\.yaml/g, "$$ref: '#/components/$1/$2'"));
}

/** A response with the header that says who may keep it; a reference to one stays as it is. */
function withCaching(response: unknown): unknown {
  const { $ref, headers, description, ...rest } = response as Record<string, unknown>;
  if ($ref !== undefined) return response;
  const caching = { [KEPT.header]: { $ref: `#/components/headers/${KEPT.component}` } };
  return { description, headers: { ...(headers as object | undefined), ...caching }, ...rest };
}

function allWithCaching(responses: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [name, withCaching(response)]),
  );
}

/** The document with the headers as the last parameters of each operation, the refusals as its `default`, and caching at each answer. */
export function withSharedParts<D extends Document>(document: D): D {
  const headers = HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const refused = { default: { $ref: `#/components/responses/${REFUSED}` } };
  const paths = Object.entries(document.paths).map(([path, pathItem]) => {
    const operations = Object.entries(pathItem).map(([method, operation]) => [
      method,
      {
        ...operation,
        parameters: [...(operation.parameters ?? []), ...headers],
        responses: allWithCaching({ ...operation.responses, ...refused }),
      },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const { parameters, responses, headers: ofAnswers } = document.components;
  const components = {
    ...document.components,
    parameters: {
      ...parameters,
      ...Object.fromEntries(HEADERS.map((name) => [name, component('parameters', name)])),
    },
    responses: allWithCaching({ ...responses, [REFUSED]: component('responses', REFUSED) }),
    headers: { ...ofAnswers, [KEPT.component]: component('headers', KEPT.component) },
  };
  return { ...document, components, paths: Object.fromEntries(paths) };
}
