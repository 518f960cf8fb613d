import { isRecord } from '../../description';
import type { Fields } from './input';
import { number } from './input';

/** One page of a list, in the form that every paged answer has. */
export interface Page<Row> {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly records: Row[];
}

/** Cuts the page that the input asks for (`pageNum` from 1, `pageSize` 10 by default, MISC-01) out of all rows. */
export function pageOf<Row>(rows: readonly Row[], input: object): Page<Row> {
  const pageNum = number(input, 'pageNum', 1);
  const pageSize = number(input, 'pageSize', 10);
  const from = (pageNum - 1) * pageSize;
  return { total: rows.length, pageNum, pageSize, records: rows.slice(from, from + pageSize) };
}

/**
 * The page that was asked for, out of an example that holds all its rows. An example that shows only its first page
 * (its total is larger) is left as it is.
 */
export function paged(envelope: unknown, input: Fields): unknown {
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  if (!isRecord(envelope) || !isRecord(data) || !Array.isArray(data['records'])) return envelope;
  if (data['total'] !== data['records'].length) return envelope;
  return { ...envelope, data: { ...data, ...pageOf(data['records'], input) } };
}
