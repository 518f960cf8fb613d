/** Emits the id of every operation by method and path, for the types of `./raw`. */
import type { Described } from './description';
import { NOTICE } from './written-files';

export function emitByPath(operations: readonly Described[]): string {
  const methods = [...new Set(operations.map(({ method }) => method))].sort();
  const blocks = methods.map((method) => {
    const ofMethod = operations.filter((operation) => operation.method === method);
    const lines = ofMethod.map(({ id, path }) => `    '${path}': '${id}';`).sort();
    return `  ${method}: {\n${lines.join('\n')}\n  };`;
  });
  return `${NOTICE}\nexport interface ByPath {\n${blocks.join('\n')}\n}\n`;
}
