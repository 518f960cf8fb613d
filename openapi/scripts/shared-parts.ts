/**
 * The parts of every call are written once, in components; the bundle names them at each operation. These are its
 * headers (HTTP-02), and the refusals before any business.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './redocly';

const HEADERS = ['PageNameHeader', 'TimestampHeader'];
const REFUSED = 'Refused';

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

/** The document with the headers as the last parameters of each operation, and the refusals as its `default`. */
export function withSharedParts<D extends Document>(document: D): D {
  const headers = HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const refused = { default: { $ref: `#/components/responses/${REFUSED}` } };
  const paths = Object.entries(document.paths).map(([path, pathItem]) => {
    const operations = Object.entries(pathItem).map(([method, operation]) => [
      method,
      {
        ...operation,
        parameters: [...(operation.parameters ?? []), ...headers],
        responses: { ...operation.responses, ...refused },
      },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const { parameters, responses } = document.components;
  const components = {
    ...document.components,
    parameters: {
      ...parameters,
      ...Object.fromEntries(HEADERS.map((name) => [name, component('parameters', name)])),
    },
    responses: { ...responses, [REFUSED]: component('responses', REFUSED) },
  };
  return { ...document, components, paths: Object.fromEntries(paths) };
}
