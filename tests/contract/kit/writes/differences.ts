import { isRecord } from '../input/schema';
import { isEmptyData } from '../seen/answered';
import { keyOf, type Row, rowsOf } from '../seen/rows';
import type { State } from './read-state';

/** In what an answer differs from an earlier one of the same call. */
export interface Difference {
  readonly added: readonly Row[];
  readonly removed: readonly Row[];
  /** Rows that are in both with other values. */
  readonly changed: readonly { readonly before: Row; readonly after: Row }[];
  /** Names of the fields that have another value. */
  readonly fields: readonly string[];
}

/** A row before and after. */
export type Pair = Difference['changed'][number];

/** The rows that came or are other than before, each with what it was; a new one was empty. */
export const pairsIn = ({ added, changed }: Difference): readonly Pair[] => [
  ...added.map((after) => ({ before: {}, after })),
  ...changed,
];

export const isSame = ({ added, removed, fields }: Difference): boolean =>
  added.length + removed.length + fields.length === 0;

/** What a read does that found nothing before, or finds nothing any more. */
const TURNS = { found: 'is found', gone: 'is gone' } as const;

/** Whether a change is that a thing is found, or is gone. */
export const isTurn = ({ fields }: Pick<Difference, 'fields'>): boolean =>
  fields.some((name) => name === TURNS.found || name === TURNS.gone);

/**
 * Whether a read can still show that a thing is found, or is gone: it was not there before, or it was. A backend may answer
 * with success and nothing in place of a no.
 */
export const canTurn = ({ fields }: Pick<Difference, 'fields'>, before: State): boolean =>
  fields.includes(TURNS.gone) ? before.isSuccess : before.isRefused || isNothing(before);

const isNothing = ({ isSuccess, data }: State): boolean => isSuccess && isEmptyData(data, 0);

/**
 * In what a read differs from before: in its data, or in whether the business has such a thing at all.
 * @returns undefined where one of both answers tells nothing
 */
export function stateDifference(before: State | undefined, after: State | undefined): Difference | undefined {
  if (!before || !after) return undefined;
  if (before.isSuccess && after.isSuccess) return difference(before.data, after.data);
  const fields = turnOf(before, after);
  return fields && { added: [], removed: [], changed: [], fields };
}

function turnOf(before: State, after: State): readonly string[] | undefined {
  if (before.isRefused && after.isRefused) return [];
  if (before.isRefused && after.isSuccess) return [TURNS.found];
  return before.isSuccess && after.isRefused ? [TURNS.gone] : undefined;
}

/** Compares two answers: rows by what names them, other data field by field. */
export function difference(before: unknown, after: unknown): Difference {
  const [old, fresh] = [rowsOf(before), rowsOf(after)];
  const hasRows = old.length > 0 || fresh.length > 0;
  if (!hasRows)
    return { added: [], removed: [], changed: [], fields: [...changedFields(before, after)].sort() };
  const texts = (rows: readonly Row[]) => new Set(rows.map((row) => JSON.stringify(row)));
  const [oldTexts, freshTexts] = [texts(old), texts(fresh)];
  const gone = old.filter((row) => !freshTexts.has(JSON.stringify(row)));
  const come = fresh.filter((row) => !oldTexts.has(JSON.stringify(row)));
  const key = keyOf(old) ?? keyOf(fresh) ?? keyOf([...gone, ...come]);
  const nameOf = (row: Row): unknown => (key === undefined ? JSON.stringify(row) : row[key]);
  const changed = come.flatMap((row) => {
    const earlier = gone.find((other) => nameOf(other) === nameOf(row));
    return earlier ? [{ before: earlier, after: row }] : [];
  });
  const rest = (rows: readonly Row[], side: 'before' | 'after') =>
    rows.filter((row) => !changed.some((pair) => pair[side] === row));
  const fields = new Set(changed.flatMap((pair) => [...changedFields(pair.before, pair.after)]));
  return { added: rest(come, 'after'), removed: rest(gone, 'before'), changed, fields: [...fields].sort() };
}

/** Names of the fields, at any depth, that have another value. */
function changedFields(before: unknown, after: unknown, name = 'data'): ReadonlySet<string> {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return new Set([...names].flatMap((child) => [...changedFields(before[child], after[child], child)]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? new Set() : new Set([name]);
}
