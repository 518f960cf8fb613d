import { z } from 'zod';
import { Refusal } from '../refusal';
import { readControl } from './read-control';

/** The clock of a run: the mock's until it is set; then it goes on from where it was set. */
export interface Clock {
  now(): Date;
  /** @param moment undefined for the mock's time */
  set(moment: Date | undefined): void;
}

/** @param now the time of the mock; the machine's by default */
export function createClock(now: () => Date = () => new Date()): Clock {
  let aheadMs = 0;
  return {
    now: () => new Date(now().getTime() + aheadMs),
    set: (moment) => {
      aheadMs = moment === undefined ? 0 : moment.getTime() - now().getTime();
    },
  };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
/** The years that the ledger can write: its numbers carry two digits of the year. */
const FIRST = Date.parse('2000-01-01T00:00:00+08:00');
const AFTER_LAST = Date.parse('2101-01-01T00:00:00+08:00');

const MOMENT_PROBLEM = 'now 应为带时区的时间，例如 2026-11-20T09:00:00+08:00';
const CLOCK = z.strictObject({ now: z.string({ error: MOMENT_PROBLEM }).regex(MOMENT, MOMENT_PROBLEM) });

/**
 * The moment that `POST /mock/clock` was sent.
 * @throws Refusal 400 for what is no moment with its zone, and for a year before 2000 or after 2100
 */
export function momentOf(body: unknown): Date {
  const { now } = readControl(CLOCK, body);
  const moment = new Date(now);
  if (Number.isNaN(moment.getTime())) throw new Refusal(400, MOMENT_PROBLEM);
  if (moment.getTime() < FIRST || moment.getTime() >= AFTER_LAST)
    throw new Refusal(400, 'now 应在 2000 年到 2100 年之间');
  return moment;
}
