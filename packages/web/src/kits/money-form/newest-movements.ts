import { type ListedMovement, type ListedMovements, movementsReachBack } from '@dealer-portal/rules/movement';
import type { HasPages, Ops, ReadOperation, RecordOf } from '@dealer-portal/sdk';
import { readBack } from '#platform/calls/read-back';

interface Looked<K extends HasPages> {
  /** When the movement was planned, in milliseconds since the epoch. */
  readonly since: number;
  /** A record as the look-up reads it; undefined for one that cannot be such a movement. */
  readonly listed: (record: RecordOf<K>) => ListedMovement | undefined;
}

/**
 * The records of a list since a movement that got no answer, read back page by page until they are older than it (ORDER-01).
 * @throws {ApiError} when the list cannot be read
 */
export async function newestMovements<K extends HasPages>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  { since, listed }: Looked<K>,
): Promise<ListedMovements> {
  const listedOf = (rows: readonly RecordOf<K>[]) => rows.flatMap((row) => listed(row) ?? []);
  const { records, total, isEnd } = await readBack(operation, input, {
    isEnough: (rows) => movementsReachBack({ records: listedOf(rows.records), total: rows.total }, since),
    numberOf: (row) => listed(row)?.number ?? '',
  });
  const movements = listedOf(records);
  return { records: movements, total: isEnd ? movements.length : total };
}
