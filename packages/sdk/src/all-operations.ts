/** Every operation by its id, for code that is not written for particular ones. */
import type { Descriptor } from './call';
import { fileAnswer } from './file-answer';
import { MEDIA, TABLE } from './generated/table';
import { multipart } from './multipart';
import type { OperationId, OperationOf } from './operation';
import { listData, pageData, valueData } from './promised-data';

export type OperationTable = { readonly [K in OperationId]: OperationOf<K> };

let operations: OperationTable | undefined;

/** The descriptors of all operations; read when first asked for. */
export function allOperations(): OperationTable {
  // The table is written from the same description as the type.
  operations ??= Object.fromEntries(rows()) as unknown as OperationTable;
  return operations;
}

const PROMISES = { l: listData, p: pageData, v: valueData } as const;

function rows(): [string, Descriptor][] {
  let segments: string[] = [];
  return TABLE.split('\n').map((line) => {
    const [, id = '', flags = '', timeoutMs, method = '', shared, rest = ''] =
      /^(\w+) ([a-zA-Z]*)(\d*) ([A-Z]+)(\d+)\/(.*)$/.exec(line) ?? [];
    segments = [...segments.slice(0, Number(shared)), ...rest.split('/')];
    const promise = /[lpv]/.exec(flags)?.[0] as keyof typeof PROMISES | undefined;
    const media = MEDIA[(/[A-Z]/.exec(flags)?.[0].charCodeAt(0) ?? 0) - 65];
    const descriptor: Descriptor = {
      id,
      method,
      path: segments.join('/'),
      ...(flags.includes('r') && { effect: 'read' }),
      ...(timeoutMs && { timeoutMs: Number(timeoutMs) }),
      ...(flags.includes('u') && { body: multipart }),
      ...(promise && { data: PROMISES[promise] }),
      ...(media && { media, answer: fileAnswer }),
    };
    return [id, descriptor];
  });
}
