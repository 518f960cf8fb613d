/** Emits all operations as one text: the smallest form for those who need every one of them (command line, tests). */
import { type Described, type Description, promiseOf } from './description';
import { NOTICE } from './written-files';

/**
 * A line for each operation: id, then flags (r reads, u uploads, l list, p page, v value, a letter from A on the media
 * type of its file), milliseconds, method and path; and the media types by letter.
 */
export function emitTable(description: Description, operations: readonly Described[]): string {
  const media = [
    ...new Set(operations.flatMap(({ answer }) => (answer.kind === 'file' ? [answer.mediaType] : []))),
  ].sort();
  const lines = operations.map((operation) => {
    const { id, method, path, node, body, answer } = operation;
    const timeoutMs = node['x-timeout-ms'];
    const flags = [
      node['x-effect'] === 'read' ? 'r' : '',
      body?.mediaType.startsWith('multipart/') ? 'u' : '',
      promiseOf(description, operation)?.[0] ?? '',
      answer.kind === 'file' ? String.fromCharCode(65 + media.indexOf(answer.mediaType)) : '',
      timeoutMs !== undefined && timeoutMs !== 60_000 ? timeoutMs : '',
    ];
    return `${id} ${flags.join('')} ${method}${path}`;
  });
  return `${NOTICE}\nexport const MEDIA = ${JSON.stringify(media)};\nexport const TABLE = \`${lines.join('\n')}\`;\n`;
}
