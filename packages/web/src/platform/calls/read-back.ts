import {
  ApiError,
  type HasPages,
  type Ops,
  type PageOf,
  pages,
  type ReadOperation,
  type RecordOf,
} from '@dealer-portal/sdk';
import { asideApi } from './api';
import { MOST_RECORDS } from './read-whole';

/** The rows of a list so far, its newest first. */
interface NewestRows<Row> {
  readonly records: readonly Row[];
  /** How many the list has. */
  readonly total: number;
}

/** What is looked for among the newest rows of a list. */
interface LookBack<Row> {
  /** Whether the rows so far reach back far enough. */
  readonly isEnough: (rows: NewestRows<Row>) => boolean;
  /** The number of a row; empty for one that has none. */
  readonly numberOf: (row: Row) => string;
}

/** The newest rows of a list, each once. */
interface RowsBack<Row> extends NewestRows<Row> {
  /** They reach back far enough. */
  readonly isWhole: boolean;
  /** They are all rows of the list. */
  readonly isEnd: boolean;
}

/**
 * Reads a list whose newest rows come first, page by page, until they reach back far enough or the list ends. What it
 * looks for may decide about money: one page would be taken for the whole (ORDER-01).
 * @param input gives the size of a page
 * @returns at most `MOST_RECORDS` rows, of each number one: a new row moves the others over the border of a page
 * @throws {ApiError} for a page that fails or is missing
 */
export async function readBack<K extends HasPages>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  { isEnough, numberOf }: LookBack<RecordOf<K>>,
): Promise<RowsBack<RecordOf<K>>> {
  const records: RecordOf<K>[] = [];
  let total = 0;
  let isWhole = false;
  for await (const data of pages(asideApi, operation, input)) {
    // The compiler does not apply the promise of HasPages to a type parameter.
    const page = data as unknown as PageOf<RecordOf<K>>;
    records.push(...page.records);
    total = page.total;
    isWhole = isEnough({ records, total });
    if (isWhole || records.length >= MOST_RECORDS) break;
  }
  return { records: eachOnce(records, numberOf), total, isWhole, isEnd: records.length >= total };
}

function eachOnce<Row>(rows: readonly Row[], numberOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const number = numberOf(row);
    const isFirst = number === '' || !seen.has(number);
    seen.add(number);
    return isFirst;
  });
}

/** For a list that could not be read: undefined. Anything but a failed call is thrown on. */
export function unread(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
}
