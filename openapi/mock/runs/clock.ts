import { Refusal } from '../refusal';

/** The clock of a run: the machine's until it is set; then it goes on from where it was set. */
export interface Clock {
  now(): Date;
  /** @param moment undefined for the machine's time */
  set(moment: Date | undefined): void;
}

export function createClock(): Clock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    set: (moment) => {
      aheadMs = moment === undefined ? 0 : moment.getTime() - Date.now();
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
