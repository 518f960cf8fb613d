/** Random walks of writes over the mock: the laws of money must hold after each call. `pnpm walks [number] [seed]`. */
import { askHere } from '../mock/test/ask-here';
import { walkMoney } from '../mock/test/money-walk';

const [number = 20_000, first = 1] = process.argv.slice(2).map(Number);
const STEPS = 6;
const MOST_SHOWN = 20;
const PROGRESS = 1_000;

const mock = askHere(new Date('2026-11-20T10:00:00+08:00'));
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const problems: string[] = [];
let accepted = 0;
for (let at = 0; at < number; at += 1) {
  const result = await walkMoney(mock, String(first + at), STEPS);
  problems.push(...result.problems);
  accepted += result.accepted;
  if ((at + 1) % PROGRESS === 0) console.log(`${at + 1} walks, ${problems.length} problems, ${seconds()} s`);
}
for (const problem of problems.slice(0, MOST_SHOWN)) console.error(problem);
console.log(
  `${number} walks of ${STEPS} calls, ${accepted} accepted, ${problems.length} problems, ${seconds()} s`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
