/** Every operation by its id, for code that is not written for particular ones. */
import type { Descriptor } from './call';
import { fileAnswer } from './file-answer';
import { TABLE } from './generated/table';
import { multipart } from './multipart';
import type { Operation, OperationId } from './operation';

export type OperationTable = { readonly [K in OperationId]: Operation<K> };

let operations: OperationTable | undefined;

/** The descriptors of all operations; read when first asked for. */
export function allOperations(): OperationTable {
  // The table is written from the same description as the type.
  operations ??= Object.fromEntries(TABLE.split('\n').map(row)) as unknown as OperationTable;
  return operations;
}

function row(line: string): [string, Descriptor] {
  const [, id = '', flags = '', timeoutMs, method = '', path = ''] =
    /^(\w+) ([ruf]*)(\d*)([A-Z]+)(\/.*)$/.exec(line) ?? [];
  return [
    id,
    {
      id,
      method,
      path,
      ...(flags.includes('r') && { effect: 'read' }),
      ...(timeoutMs && { timeoutMs: Number(timeoutMs) }),
      ...(flags.includes('u') && { body: multipart }),
      ...(flags.includes('f') && { answer: fileAnswer }),
    },
  ];
}
