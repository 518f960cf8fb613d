/** Whether a list goes on after a page. Servers cap page sizes, leave `total` out, cap it, or repeat their last page. */
import { ApiError } from '../core/api-error';
import { NO_ANSWER } from '../core/result';

export interface PageOf<Item> {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly records: readonly Item[];
}

export interface Counted {
  /** False for a page that repeats the one before: there was no further one. */
  readonly isNew: boolean;
  readonly isLast: boolean;
  /** Records so far. */
  readonly count: number;
}

/**
 * Looks at one page after the other.
 * @param from the first page that is asked for; later than 1, nobody knows how many records came before
 * @returns a function that throws an `ApiError` where a part would be missing in silence
 */
export function pageCounter(
  operation: { readonly id: string },
  from: number,
): (page: PageOf<unknown>, pageNum: number) => Counted {
  let count = 0;
  let longest = 0;
  const seen = new Set<string>();
  return ({ records, total, pageSize }, pageNum) => {
    const fail = (what: string) => incomplete(operation.id, pageNum, what);
    // A total that is smaller than what has come says nothing.
    const isBelowTotal = () => from === 1 && Number.isInteger(total) && count < total;
    if (records.length === 0) {
      if (isBelowTotal()) throw fail(`is empty after ${count} of ${total} records`);
      return { isNew: true, isLast: true, count };
    }
    const fingerprint = fingerprintOf(records);
    if (fingerprint && seen.has(fingerprint)) {
      if (isBelowTotal() || !isTotal(total)) throw fail('repeats an earlier page');
      return { isNew: false, isLast: true, count };
    }
    seen.add(fingerprint);
    count += records.length;
    longest = Math.max(longest, records.length);
    // A first page that holds the complete total and has room for more needs no second call.
    const isWhole = pageNum === from && (pageNum - 1) * pageSize + count === total && count < pageSize;
    const isShort = records.length < longest || isWhole;
    return { isNew: true, isLast: isShort && !isBelowTotal(), count };
  };
}

function isTotal(total: unknown): boolean {
  return Number.isInteger(total) && Number(total) > 0;
}

/** A few characters that tell pages apart: length and hash (FNV-1a, twice). Empty for a page that is nested too deep. */
function fingerprintOf(records: readonly unknown[]): string {
  let text = '';
  try {
    text = JSON.stringify(records);
  } catch {
    return ''; // such a page is taken as a new one
  }
  let [first, second] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    first = Math.imul(first ^ text.charCodeAt(at), 0x1000193);
    second = Math.imul(second ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return `${text.length} ${first} ${second}`;
}

function incomplete(operationId: string, pageNum: number, what: string): ApiError {
  const cause = new RangeError(`The list is not whole: page ${pageNum} ${what}`);
  const msg = '列表没有取全，请稍后重试';
  const facts = { code: NO_ANSWER, msg, status: 200, operationId, attempts: 1, pageNum };
  return new ApiError({ ok: false, kind: 'invalid-response', ...facts, cause });
}

/**
 * The page after the last of an endless list that is shown page by page; undefined after the end. By `total` where it
 * is one, else until a page is shorter than the one before.
 */
export function nextPageNum(all: readonly PageOf<unknown>[], lastPageNum: number): number | undefined {
  const last = all.at(-1);
  if (!last || last.records.length === 0) return undefined;
  const count = all.reduce((sum, { records }) => sum + records.length, 0);
  const before = (lastPageNum - all.length) * (all[0]?.records.length ?? 0);
  if (isTotal(last.total) && last.total >= count)
    return before + count < last.total ? lastPageNum + 1 : undefined;
  const isShort = last.records.length < (all.at(-2)?.records.length ?? 1);
  return isShort ? undefined : lastPageNum + 1;
}
