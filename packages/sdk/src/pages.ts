/** What is common to paged operations: `pageNum` and `pageSize` in query or body, `total` and `records` in the answer. */
import type { Ops } from './generated/ops';
import type { CallInput } from './middleware';
import type { Operation, OperationId } from './operation';

export interface PageOf<Item> {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly records: readonly Item[];
}

/** The operations whose data is a page. */
export type PagedId = {
  [K in OperationId]: Ops[K]['data'] extends PageOf<unknown> ? K : never;
}[OperationId];

/** One record of a paged operation. */
export type RecordOf<K extends PagedId> = Ops[K]['data'] extends PageOf<infer Item> ? Item : never;

interface Paging {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

function carrier<K extends PagedId>(operation: Operation<K>): 'query' | 'body' {
  return operation.method === 'GET' ? 'query' : 'body';
}

/** The page that an input asks for; the first when it does not say. */
export function pageNumOf<K extends PagedId>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
): number {
  const parts = (input as CallInput | undefined)?.[carrier(operation)] as Paging | undefined;
  return parts?.pageNum ?? 1;
}

/** The same input for another page. */
export function atPage<K extends PagedId>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
  pageNum: number,
): Ops[K]['input'] {
  const where = carrier(operation);
  const whole: CallInput = input ?? {};
  // Only a number is added to an input that was typed already.
  return { ...whole, [where]: { ...(whole[where] as object | undefined), pageNum } } as Ops[K]['input'];
}

/** The page after this one; undefined after the last, by total and by an empty page. */
export function nextPageNum({ pageNum, pageSize, total, records }: PageOf<unknown>): number | undefined {
  return records.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined;
}
