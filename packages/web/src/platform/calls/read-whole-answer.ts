import type { CallOptions, HasPages, Ops, ReadId, ReadOperation } from '@dealer-portal/sdk';
import { quietApi } from './api';
import { readWhole } from './read-whole';

/**
 * The answer of a report that needs its complete list: the first page, with the records of all.
 * @throws {ApiError} as `readWhole` does
 */
export async function readWholeAnswer<K extends ReadId>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  options: CallOptions,
): Promise<Ops[K]['data']> {
  // Only reports of paged operations say `isWhole`; the compiler does not see that of a type parameter.
  const pagedOperation = operation as unknown as ReadOperation<HasPages>;
  const { page } = await readWhole(quietApi, pagedOperation, input as Ops[HasPages]['input'], options);
  return page as Ops[K]['data'];
}
