/** Emits all operations as one text: the smallest form for those who need every one of them (command line, tests). */
import { type Described, type Description, promiseOf } from './description';
import { NOTICE } from './written-files';

/**
 * A line for each operation, in the order of their paths: id, then flags (r reads, u uploads, l list, p page, v value, a
 * letter from A on the media type of its file), milliseconds, method, how many segments the path has in common with the
 * one before, and the rest of it; and the media types by letter.
 */
export function emitTable(description: Description, operations: readonly Described[]): string {
  const media = [
    ...new Set(operations.flatMap(({ answer }) => (answer.kind === 'file' ? [answer.mediaType] : []))),
  ].sort();
  let before: string[] = [];
  const sorted = [...operations].sort((a, b) => (a.path < b.path ? -1 : 1));
  const lines = sorted.map((operation) => {
    const { id, method, path, node, body, answer } = operation;
    const timeoutMs = node['x-timeout-ms'];
    const flags = [
      node['x-effect'] === 'read' ? 'r' : '',
      body?.mediaType.startsWith('multipart/') ? 'u' : '',
      promiseOf(description, operation)?.[0] ?? '',
      answer.kind === 'file' ? String.fromCharCode(65 + media.indexOf(answer.mediaType)) : '',
      timeoutMs !== undefined && timeoutMs !== 60_000 ? timeoutMs : '',
    ];
    const segments = path.split('/');
    const last = segments.length - 1;
    const different = segments.findIndex((segment, at) => segment !== before[at] || at === last);
    before = segments;
    return `${id} ${flags.join('')} ${method}${different}/${segments.slice(different).join('/')}`;
  });
  return `${NOTICE}\nexport const MEDIA = ${JSON.stringify(media)};\nexport const TABLE = \`${lines.join('\n')}\`;\n`;
}
