import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const WORLD = resolve(import.meta.dirname, 'world.yaml');
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/**
 * How far the clock of the tests is ahead of the machine's, in milliseconds. It shows the day of the mock's data and the
 * machine's time of day. A price that ends on 30 November has not ended in any run.
 */
export function worldAheadMs(machine: Date): number {
  const [, day] = /^today: '(.+)'$/m.exec(readFileSync(WORLD, 'utf8')) ?? [];
  if (day === undefined) throw new Error(`${WORLD} names no day`);
  return Date.parse(day) - Date.parse(DAY.format(machine));
}
