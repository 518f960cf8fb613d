/** Emits all operations as one text: the smallest form for those who need every one of them (command line, tests). */
import type { Described } from './description';
import { NOTICE } from './written-files';

/** A line for each operation: id, then flags (r reads, u uploads, f answers with a file), milliseconds, method and path. */
export function emitTable(operations: readonly Described[]): string {
  const lines = operations.map(({ id, method, path, node, body, answer }) => {
    const timeoutMs = node['x-timeout-ms'];
    const flags = [
      node['x-effect'] === 'read' ? 'r' : '',
      body?.mediaType.startsWith('multipart/') ? 'u' : '',
      answer.kind === 'file' ? 'f' : '',
      timeoutMs !== undefined && timeoutMs !== 60_000 ? timeoutMs : '',
    ];
    return `${id} ${flags.join('')}${method}${path}`;
  });
  return `${NOTICE}\nexport const TABLE = \`${lines.join('\n')}\`;\n`;
}
