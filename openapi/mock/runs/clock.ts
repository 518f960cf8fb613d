import { Refusal } from '../refusal';

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

/**
 * The moment that `POST /mock/clock` was sent.
 * @throws Refusal 400 for what is no moment with its zone
 */
export function momentOf(value: unknown): Date {
  const moment = typeof value === 'string' && MOMENT.test(value) ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime()))
    throw new Refusal(400, 'now 应为带时区的时间，例如 2026-11-20T09:00:00+08:00');
  return moment;
}
