import {
  ApiError,
  type CallOptions,
  type Client,
  type HasPages,
  NO_ANSWER,
  type Ops,
  type PageOf,
  pages,
  type ReadOperation,
  type RecordOf,
} from '@dealer-portal/sdk';
import { readingAhead } from './read-ahead';

/** A page reads no longer list than this; the failure says so. */
export const MOST_RECORDS = 10_000;

/** The first page of a list whose rows go into a file, which is made page by page: few calls for many rows. */
export const FILE_PAGE = { pageNum: 1, pageSize: 1000 } as const;

/** A list that was read to its end. */
export interface WholeList<K extends HasPages> {
  readonly records: RecordOf<K>[];
  /** The first answer, with the records of all pages. */
  readonly page: Ops[K]['data'];
}

/**
 * Reads a list page by page to its end, a few pages ahead (MISC-01).
 * @param input gives the size of a page
 * @throws {ApiError} for a page that fails or is missing, and for a list of more than `MOST_RECORDS`: a part is never
 * taken for the whole
 */
export async function readWhole<K extends HasPages>(
  ...[client, operation, input, options]: [
    client: Pick<Client, 'call'>,
    operation: ReadOperation<K>,
    input: Ops[K]['input'],
    options?: CallOptions,
  ]
): Promise<WholeList<K>> {
  const records: RecordOf<K>[] = [];
  let first: PageOf<RecordOf<K>> | undefined;
  for await (const data of pages(readingAhead(client), operation, input, options)) {
    // The compiler does not apply the promise of HasPages to a type parameter.
    const page = data as unknown as PageOf<RecordOf<K>>;
    first ??= page;
    records.push(...page.records);
    if (Math.max(records.length, page.total) > MOST_RECORDS) throw tooLong(operation.id, page.total);
  }
  return { records, page: { ...first, records } as unknown as Ops[K]['data'] };
}

function tooLong(operationId: string, total: number): ApiError {
  const count = total > MOST_RECORDS ? `共 ${total} 条，` : '';
  const msg = `${count}这里最多读取 ${MOST_RECORDS} 条，请缩小条件或联系客服`;
  return new ApiError({
    ok: false,
    kind: 'invalid-response',
    code: NO_ANSWER,
    msg,
    status: 200,
    operationId,
    attempts: 1,
  });
}
