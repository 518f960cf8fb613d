/**
 * The result of a movement of money without an answer, read from a list of records: never a blind second one
 * (ORDER-01).
 */
import type { Amount } from '../money';
import { wireDay, wireInstant } from '../shanghai';
import type { SubmitEvent, SubmitRecord } from '../submit';
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
  /** Numbers that another movement of this browser has been given: none of them is it. */
  readonly claimed: readonly string[];
  /** Now, in milliseconds since the epoch, where the list may be late; absent where it is not. */
  readonly lateNow?: number | undefined;
}

/** A list that may be late gives its last word so long after the submit, in milliseconds: half an hour. Assumption. */
export const FINAL_MS = 30 * 60_000;

/** How far the clocks of browser and server may be apart, in milliseconds: an hour. Assumption. */
const CLOCKS_MS = 3_600_000;

/**
 * The records of a list that shows states and no times. A state that only the lost movement can have made counts as
 * made now.
 * @param now milliseconds since 1970
 */
export function listedNow(records: readonly Omit<ListedMovement, 'time'>[], now: number): ListedMovements {
  return { records: records.map((record) => ({ ...record, time: now })), total: records.length };
}

/**
 * The last moment of a day, for a list that says no time of day.
 * Assumption: what was made on the day of a lost movement may be it.
 * @param day a day of the wire; one that cannot be read stays so
 */
export const lastMoment = (day: string): string => `${wireDay(day) ?? day} 23:59:59`;

type LookedUp = Extract<SubmitEvent, { readonly type: 'place' | 'miss' | 'doubt' }>;

/**
 * The event for a lost movement: `place` when exactly one record of the same accounts and amount was made since. `miss`
 * when none was and the list reaches back far enough. Else `doubt`, also when two fit, or the time of one that fits
 * cannot be read, or the list may still be late (ORDER-01).
 */
export function lookUpMovement(
  { submission, plannedAt }: Pick<SubmitRecord<Movement>, 'submission' | 'plannedAt'>,
  { records, total, claimed, lateNow }: MovementLookUp,
): LookedUp {
  const since = plannedAt - CLOCKS_MS;
  const alike = records.filter((record) => !claimed.includes(record.number) && isAlike(submission, record));
  if (alike.some(({ time }) => wireInstant(time) === undefined)) {
    return { type: 'doubt', reason: '有一笔记录的时间无法识别' };
  }
  const matches = alike.filter(({ time }) => Number(wireInstant(time)) >= since);
  const [match, second] = matches;
  if (second) return { type: 'doubt', reason: `有 ${matches.length} 笔相同的记录` };
  if (match) return { type: 'place', orderNos: [match.number] };
  if (lateNow !== undefined && lateNow - plannedAt < FINAL_MS) {
    return { type: 'doubt', reason: '还没有最终结果' };
  }
  return reachesBeyond(records, total, since)
    ? { type: 'miss' }
    : { type: 'doubt', reason: '记录未能完整读取' };
}

function isAlike(movement: Movement, { from, to, amount }: ListedMovement): boolean {
  return (
    (from ?? movement.from) === movement.from &&
    (to ?? movement.to) === movement.to &&
    hasAmount(movement, amount ?? '')
  );
}

function reachesBeyond(records: readonly ListedMovement[], total: number, since: number): boolean {
  if (total <= records.length) return true;
  const oldest = wireInstant(records.at(-1)?.time);
  return oldest !== undefined && oldest < since;
}
