/** The headers that every call carries stand once, in components; the bundle names them at each operation (HTTP-02). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './redocly';

const HEADERS = ['PageNameHeader', 'TimestampHeader'];

interface Operation {
  readonly parameters?: readonly unknown[];
}

interface Document {
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const headerFile = (name: string): unknown =>
  parse(readFileSync(join(ROOT, 'components', 'parameters', `${name}.yaml`), 'utf8'));

/** The document with the headers as the last parameters of each operation. */
export function withHeaders<D extends Document>(document: D): D {
  const shared = Object.fromEntries(HEADERS.map((name) => [name, headerFile(name)]));
  const refs = HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => [
      method,
      { ...operation, parameters: [...(operation.parameters ?? []), ...refs] },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const components = {
    ...document.components,
    parameters: { ...document.components['parameters'], ...shared },
  };
  return { ...document, components, paths: Object.fromEntries(paths) };
}
