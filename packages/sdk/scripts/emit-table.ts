/** Emits all operations as one text: the smallest form for those who need every one of them (command line, tests). */
import { wordsOf } from '../src/path-words';
import { type Described, type Description, PROMISES, promiseOf } from './description';
import { NOTICE } from './written-files';

/** References to words of the path begin here: `!` is its last one. */
const FIRST_REFERENCE = 33;
const MOST_REFERENCES = 15;

/**
 * A line for each operation, in the order of their paths. First comes the number of segments in common with the
 * previous path, then the rest of the path. Then follow a letter for the kind, and the id. A sign in the id repeats a
 * word of the path by its place from the end. A kind has flags, milliseconds and method. The flags are r reads, u
 * uploads, the letter of its data (`PROMISES`), a letter from A on the media type of its file.
 */
export function emitTable(description: Description, operations: readonly Described[]): string {
  const media = [
    ...new Set(operations.flatMap(({ answer }) => (answer.kind === 'file' ? [answer.mediaType] : []))),
  ].sort();
  const kinds: string[] = [];
  let before: string[] = [];
  const sorted = [...operations].sort((a, b) => (a.path < b.path ? -1 : 1));
  const lines = sorted.map((operation) => {
    const { id, path } = operation;
    const kind = kindOf(description, operation, media);
    if (!kinds.includes(kind)) kinds.push(kind);
    const segments = path.split('/');
    const last = segments.length - 1;
    const different = segments.findIndex((segment, at) => segment !== before[at] || at === last);
    before = segments;
    const letter = String.fromCharCode(65 + kinds.indexOf(kind));
    return `${different}${segments.slice(different).join('/')} ${letter}${shortened(id, path)}`;
  });
  const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;
  // No text of a line ends one of a template.
  return `${NOTICE}\n${constant('MEDIA', media)}${constant('KINDS', kinds)}export const TABLE = \`${lines.join('\n')}\`;\n`;
}

function kindOf(description: Description, operation: Described, media: readonly string[]): string {
  const { method, node, body, answer } = operation;
  const timeoutMs = node['x-timeout-ms'];
  const promise = promiseOf(description, operation);
  const flags = [
    node['x-effect'] === 'read' ? 'r' : '',
    body?.mediaType.startsWith('multipart/') ? 'u' : '',
    promise ? PROMISES[promise] : '',
    answer.kind === 'file' ? String.fromCharCode(65 + media.indexOf(answer.mediaType)) : '',
    timeoutMs !== undefined && timeoutMs !== 60_000 ? timeoutMs : '',
  ];
  return `${flags.join('')} ${method}`;
}

/** `getCartCounts` of `/cart/count` is `Get"!s`. */
function shortened(id: string, path: string): string {
  const words = wordsOf(path).slice(-MOST_REFERENCES);
  const short = wordsOf(id).map((word) => {
    const [longest = ''] = words
      .filter((pathWord) => word.startsWith(pathWord))
      .sort((a, b) => b.length - a.length);
    if (longest.length < 2) return word;
    const place = words.length - 1 - words.lastIndexOf(longest);
    return String.fromCharCode(FIRST_REFERENCE + place) + word.slice(longest.length);
  });
  return short.join('');
}
