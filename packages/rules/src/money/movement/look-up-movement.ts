/**
 * The result of a movement of money without an answer, read from a list of records: never a blind second one
 * (ORDER-01).
 */
import { type Amount, isAmount } from '../../base/money';
import { wireDay, wireInstant } from '../../base/shanghai';
import type { SubmitRecord } from '../../buying/submit';
import { hasAmount, type Movement } from './movement';

/** A record of the list, as far as the look-up reads it. */
export interface ListedMovement {
  readonly number: string;
  /** Absent where the list does not say it: then it is not compared. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount: Amount;
  /** When it was made, as the wire has it. */
  readonly time?: unknown;
  /** The list says the day alone, or nothing of the time; absent where it says the second. */
  readonly precision?: 'day' | 'none';
  /** Its state in words, where the list has one. */
  readonly stateName?: string | undefined;
}

/** The records that the page has read. */
export interface ListedMovements {
  /** Newest first. */
  readonly records: readonly ListedMovement[];
  /** How many the list has. */
  readonly total: number;
}

/** The same with the facts that this browser keeps. */
export interface MovementLookUp extends ListedMovements {
  /** Numbers that are not it: another movement of this browser has been given them, or the user said so. */
  readonly claimed: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** How long after the submit the list may still be without it, in milliseconds: `CALL_MS`, `LATE_LIST_MS`. */
  readonly finalMs: number;
}

/** A record that may be the lost movement. */
export interface MovementCandidate extends ListedMovement {
  /** Milliseconds from the submit to it; undefined where the list does not say the second, or it cannot be read. */
  readonly laterMs: number | undefined;
}

/**
 * What the list says of a lost movement. `found`: these may be it, and the user says which. `none`: the list had its time
 * and is without it, and the user says that it may be sent again. `open`: neither is known yet, for the list may be late, or
 * its records did not all come.
 */
export type LookedUpMovement =
  | { readonly kind: 'found'; readonly records: readonly MovementCandidate[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly why: 'early' | 'cut' };

/** A list that may be late gives its last word so long after the submit, in milliseconds: half an hour. Assumption. */
export const LATE_LIST_MS = 30 * 60_000;

/** How far the clocks of browser and server may be apart, in milliseconds: an hour. Assumption. */
const CLOCKS_MS = 3_600_000;

/**
 * The records of a list that shows states and no times. A state that only the lost movement can have made counts as
 * made now.
 * @param now milliseconds since 1970
 */
export function listedNow(records: readonly Omit<ListedMovement, 'time'>[], now: number): ListedMovements {
  return {
    records: records.map((record) => ({ ...record, time: now, precision: 'none' })),
    total: records.length,
  };
}

/**
 * The time of a record in a list that says no time of day: the last moment of its day.
 * Assumption: what was made on the day of a lost movement may be it.
 * @param day a day of the wire; one that cannot be read stays so
 */
export const madeOn = (day: string): Pick<ListedMovement, 'time' | 'precision'> => ({
  time: `${wireDay(day) ?? day} 23:59:59`,
  precision: 'day',
});

/**
 * What a list says of a lost movement (ORDER-01). The records that may be it have the same accounts and amount and were
 * made since; one whose time or amount cannot be read may be it, too. A list that does not reach back far enough, or may
 * still be late, settles nothing.
 */
export function lookUpMovement(
  { submission, plannedAt }: Pick<SubmitRecord<Movement>, 'submission' | 'plannedAt'>,
  { records, total, claimed, now, finalMs }: MovementLookUp,
): LookedUpMovement {
  const since = plannedAt - CLOCKS_MS;
  const candidates = records.filter((record) => {
    const made = wireInstant(record.time);
    const isSince = made === undefined || made >= since;
    return isSince && !claimed.includes(record.number) && isAlike(submission, record);
  });
  if (candidates.length > 0) {
    return { kind: 'found', records: candidates.map((record) => withDistance(record, plannedAt)) };
  }
  if (now - plannedAt < finalMs) return { kind: 'open', why: 'early' };
  return movementsReachBack({ records, total }, plannedAt) ? { kind: 'none' } : { kind: 'open', why: 'cut' };
}

function withDistance(record: ListedMovement, plannedAt: number): MovementCandidate {
  const made = record.precision === undefined ? wireInstant(record.time) : undefined;
  return { ...record, laterMs: made === undefined ? undefined : made - plannedAt };
}

function isAlike(movement: Movement, { from, to, amount }: ListedMovement): boolean {
  return (
    (from ?? movement.from) === movement.from &&
    (to ?? movement.to) === movement.to &&
    (!isAmount(amount) || hasAmount(movement, amount))
  );
}

/**
 * Whether the records read so far, newest first, reach back beyond a movement: all of them, or one that is older (ORDER-01).
 * @param plannedAt when the movement was planned, in milliseconds since the epoch
 */
export function movementsReachBack({ records, total }: ListedMovements, plannedAt: number): boolean {
  if (total <= records.length) return true;
  const oldest = wireInstant(records.at(-1)?.time);
  return oldest !== undefined && oldest < plannedAt - CLOCKS_MS;
}
