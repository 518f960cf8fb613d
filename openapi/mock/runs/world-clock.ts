import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { businessDate } from '../state/memory/clock';

export { businessDate };

// Component tests read this, too: the `URL` of their simulated browser opens no file.
const WORLD = resolve(import.meta.dirname, '../../world/world.yaml');

function dayOfData(): string {
  const [, day] = /^today: '(.+)'$/m.exec(readFileSync(WORLD, 'utf8')) ?? [];
  if (day === undefined) throw new Error(`${WORLD} names no day`);
  return day;
}

/**
 * How far the clock of the tests is ahead of the machine's, in milliseconds. It shows the day of the mock's data and the
 * machine's time of day. A price that ends on 30 November has not ended in any run.
 */
export const worldAheadMs = Date.parse(dayOfData()) - Date.parse(businessDate(new Date()));

/** The moment on the clock of the tests. */
export const worldNow = (): Date => new Date(Date.now() + worldAheadMs);
