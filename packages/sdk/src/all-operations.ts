/** Every operation by its id, for code that is not written for particular ones. */
import type { AnswerReader, Descriptor } from './core/call';
import { multipart } from './core/multipart';
import type { OperationId, OperationOf } from './core/operation';
import {
  flagData,
  listData,
  numberData,
  objectData,
  pageData,
  textData,
  valueData,
} from './core/promised-data';
import { KINDS, MEDIA, TABLE } from './generated/table';
import { wordsOf } from './path-words';

export type OperationTable = { readonly [K in OperationId]: OperationOf<K> };

let operations: OperationTable | undefined;

/** The descriptors of all operations; read when first asked for. */
export function allOperations(): OperationTable {
  // The table is written from the same description as the type.
  operations ??= Object.fromEntries(rows()) as unknown as OperationTable;
  return operations;
}

const PROMISES = {
  l: listData,
  p: pageData,
  o: objectData,
  n: numberData,
  f: flagData,
  t: textData,
  v: valueData,
} as const;

/** Loaded when the first file comes: most programs that name no operation read none. */
const fileAnswer: AnswerReader = async (request, response, release) =>
  (await import('./answer/file-answer')).fileAnswer(request, response, release);

/** The common facts of operations of one kind: `rl GET` reads a list. */
function kindOf(kind: string): Omit<Descriptor, 'id' | 'path'> {
  const [, flags = '', timeoutMs, method = ''] = /^(\D*?)(\d*) (\w+)$/.exec(kind) ?? [];
  const promise = /[lponftv]/.exec(flags)?.[0] as keyof typeof PROMISES | undefined;
  const media = MEDIA[(/[A-Z]/.exec(flags)?.[0].charCodeAt(0) ?? 0) - 65];
  return {
    method,
    ...(flags.includes('r') && { effect: 'read' }),
    ...(timeoutMs && { timeoutMs: Number(timeoutMs) }),
    ...(flags.includes('u') && { body: multipart }),
    ...(promise && { data: PROMISES[promise] }),
    ...(media && { media, answer: fileAnswer }),
  };
}

function rows(): [string, Descriptor][] {
  let segments: string[] = [];
  return TABLE.split('\n').map((line) => {
    const [, shared, rest = '', kind = '', short = ''] = /^(\d)(\S+) (.)(.*)$/.exec(line) ?? [];
    segments = [...segments.slice(0, Number(shared)), ...rest.split('/')];
    const path = segments.join('/');
    const id = idOf(short, path);
    return [id, { id, path, ...kindOf(KINDS[kind.charCodeAt(0) - 65] ?? '') }];
  });
}

/** Signs from `!` on stand for words of the path, counted from its end. */
function idOf(short: string, path: string): string {
  const words = wordsOf(path).reverse();
  const id = short.replace(/[!-/]/g, (sign) => words[sign.charCodeAt(0) - 33] ?? '');
  return id.charAt(0).toLowerCase() + id.slice(1);
}
