import { LAWS } from '@dealer-portal/openapi/laws';
import type { Description } from '@dealer-portal/openapi/mock/proxy';
import type { CallValues } from '../input/call-values';
import { firstPage, LONGEST_PAGE, pageCall } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Asked, Probe } from '../phases/probe';
import { dayOf, type Row } from '../seen/rows';
import { textOf } from './identity';

/** A list that is tried. */
export interface TriedList {
  readonly description: Description;
  readonly operation: KitOperation;
  readonly probe: Probe;
  /** The call without filters. */
  readonly open: CallValues;
  readonly place: 'query' | 'body' | undefined;
  /** Whether every filter is tried with several values. */
  readonly isThorough: boolean;
}

/** The rows of a list without filters. */
export interface Whole {
  readonly asked: Asked;
  readonly rows: readonly Row[];
  /** False where the list is longer than what was read. */
  readonly isComplete: boolean;
}

/** Rows that are read of a long list. */
const MOST_ROWS = 3_000;
const SIZES = [1, 3, 10, 50];

const texts = (rows: readonly Row[]) => rows.map(textOf);
const isSame = (one: readonly Row[], other: readonly Row[]) =>
  texts(one).join('\n') === texts(other).join('\n');

/** Reads a list whole and in pages. @returns undefined where it was not answered */
export async function tryPages(list: TriedList): Promise<Whole | undefined> {
  const { place } = list;
  const whole = await readWhole(list);
  if (!place || !whole) return whole;
  const page = pageOf(list, place);
  totals(list, whole);
  const sizes = list.isThorough ? SIZES : SIZES.slice(1, 2);
  for (const size of sizes) await sizeOf(list, whole, [size, page]);
  await lastPages(list, whole, page);
  return whole;
}

/** A call on the longest page. */
export const longPage = ({ place }: TriedList, values: CallValues): CallValues =>
  firstPage(place, values, LONGEST_PAGE);

const pageOf =
  ({ probe, open }: TriedList, place: 'query' | 'body'): AskPage =>
  (pageNum, pageSize) =>
    probe.ask(pageCall(place, open, [pageNum, pageSize]), `page ${pageNum} of ${pageSize} rows`);

/** Reads the rows of a list without filters. @returns undefined where it was not answered */
export async function readWhole(list: TriedList): Promise<Whole | undefined> {
  const { place } = list;
  if (!place) return plainList(list);
  const page = pageOf(list, place);
  const first = await page(1, LONGEST_PAGE);
  if (!first.isSuccess) return undefined;
  const rows = [...first.rows];
  for (let at = 2; rows.length < Math.min(first.total, MOST_ROWS); at += 1) {
    const next = await page(at, LONGEST_PAGE);
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { asked: first, rows, isComplete: rows.length >= first.total };
}

type AskPage = (pageNum: number, pageSize: number) => Promise<Asked>;

async function plainList({ probe, open }: TriedList): Promise<Whole | undefined> {
  const asked = await probe.ask(open, 'the list without filters');
  if (!asked.isSuccess) return undefined;
  const again = await probe.ask(open, 'the same again');
  if (texts(asked.rows).toSorted().join('\n') !== texts(again.rows).toSorted().join('\n')) {
    const message = 'two equal requests are answered with other rows';
    probe.fail(again, { check: 'flaky', place: 'data', message }, 'the same again');
  }
  return { asked, rows: asked.rows, isComplete: true };
}

/** Totals of a list are those of all its rows, whatever pages they came on. */
function totals({ probe }: TriedList, { asked, rows, isComplete }: Whole): void {
  if (!isComplete || !isRecord(asked.data)) return;
  const law = LAWS['listTotal'];
  const messages = law?.({ ...asked.data, records: rows, total: rows.length }) ?? [];
  for (const message of messages) {
    probe.fail(asked, { check: 'amounts', place: 'data', message: `over all pages ${message}` }, 'all pages');
  }
  const seen = new Set<string>();
  for (const text of texts(rows)) {
    if (seen.has(text)) {
      probe.fail(asked, { check: 'page', place: 'data', message: 'a row stands on two pages' }, 'all pages');
      return;
    }
    seen.add(text);
  }
}

/** The first three pages of a size are the beginning of the list. */
async function sizeOf(
  list: TriedList,
  whole: Whole,
  [size, page]: readonly [number, AskPage],
): Promise<void> {
  const { probe } = list;
  const seen = new Set<string>();
  for (const pageNum of [1, 2, 3]) {
    const asked = await page(pageNum, size);
    if (!asked.isSuccess) return;
    const title = `page ${pageNum} of ${size} rows`;
    sameTotals(probe, whole, { asked, title });
    const part = whole.rows.slice((pageNum - 1) * size, pageNum * size);
    if (isPart(whole, part, { rows: asked.rows, seen })) continue;
    if (await isPartNow(list, [size, page], pageNum)) return;
    const message = 'the page is not that part of the list: rows are twice, left out or in another order';
    probe.fail(asked, { check: 'page', place: 'data.records', message }, title);
    return;
  }
}

/**
 * Whether rows are a part of the list. Rows that stand equal in the order of the list may change places, also from page to page, as
 * long as none comes twice.
 */
function isPart(
  whole: Whole,
  part: readonly Row[],
  { rows, seen }: { readonly rows: readonly Row[]; readonly seen: Set<string> },
): boolean {
  const isNew = rows.every((row) => !seen.has(textOf(row)));
  for (const row of rows) seen.add(textOf(row));
  if (isSame(rows, part)) return true;
  const column = columnOfOrder(whole.rows);
  const known = new Set(texts(whole.rows));
  return (
    isNew &&
    column !== undefined &&
    rows.length === part.length &&
    rows.every((row, at) => row[column] === part[at]?.[column] && known.has(textOf(row)))
  );
}

/** Whether a page is that part of a list that is read again: it moved on meanwhile. */
async function isPartNow(
  list: TriedList,
  [size, page]: readonly [number, AskPage],
  pageNum: number,
): Promise<boolean> {
  const fresh = await readWhole(list);
  const { isSuccess, rows } = await page(pageNum, size);
  const part = fresh?.rows.slice((pageNum - 1) * size, pageNum * size) ?? [];
  return fresh !== undefined && isSuccess && isPart(fresh, part, { rows, seen: new Set() });
}

/** The field by which a list stands in order; undefined where none shows. */
function columnOfOrder(rows: readonly Row[]): string | undefined {
  return Object.keys(rows[0] ?? {}).find((name) => {
    const values = rows.map((row) => row[name]);
    const isOrdered = values.every((value) => dayOf(value) !== undefined);
    if (!isOrdered || new Set(values).size < 2) return false;
    const pairs = values.slice(1).map((value, at) => [String(values[at]), String(value)] as const);
    return pairs.every(([one, next]) => one <= next) || pairs.every(([one, next]) => one >= next);
  });
}

/** Totals are those of the list, on each of its pages. */
function sameTotals(
  probe: Probe,
  whole: Whole,
  { asked, title }: { readonly asked: Asked; readonly title: string },
): void {
  const [one, other] = [whole.asked.data, asked.data];
  if (!isRecord(one) || !isRecord(other)) return;
  const names = Object.keys(one).filter((name) => /^total$|Total$/.test(name));
  const changed = names.find((name) => one[name] !== other[name]);
  if (!changed) return;
  const message = `${changed} is ${String(one[changed])} on one page and ${String(other[changed])} on another`;
  probe.fail(asked, { check: 'page', place: `data.${changed}`, message }, title);
}

/** A page that is so far behind the last one that no list reaches it. */
const FAR_PAGE = 1_000;

/** All pages of a size make the list, the last one holds what is left, and those behind it nothing. */
async function lastPages(list: TriedList, whole: Whole, page: AskPage): Promise<void> {
  const { probe, isThorough } = list;
  const { total } = whole.asked;
  const size = Math.min(LONGEST_PAGE, Math.max(1, Math.floor(total / 4)));
  const last = Math.max(1, Math.ceil(total / size));
  const seen = new Set<string>();
  for (let pageNum = isThorough && whole.isComplete ? 1 : last; pageNum <= last; pageNum += 1) {
    const asked = await page(pageNum, size);
    const part = whole.rows.slice((pageNum - 1) * size, pageNum * size);
    if (!asked.isSuccess || !whole.isComplete || isPart(whole, part, { rows: asked.rows, seen })) continue;
    if (await isPartNow(list, [size, page], pageNum)) break;
    const isLast = pageNum === last;
    const message = isLast ? 'it does not hold what is left' : 'the page is not that part of the list';
    const title = isLast ? 'the last page' : `page ${pageNum} of ${size} rows`;
    probe.fail(asked, { check: 'page', place: 'data.records', message }, title);
    break;
  }
  for (const pageNum of [last + 1, ...(isThorough ? [last + FAR_PAGE] : [])]) {
    const behind = await page(pageNum, size);
    if (!behind.isSuccess || behind.rows.length === 0) continue;
    const message = 'a page behind the last one is not empty';
    probe.fail(behind, { check: 'page', place: 'data.records', message }, 'behind the last page');
    return;
  }
}
