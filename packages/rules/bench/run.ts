/**
 * Prints every figure of the `*.bench.ts` files; `--short` takes less time and does without the peers of tests/on-demand,
 * further words choose by file name.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Effort, type Figure, FULL, race, ratioOf, SHORT, type Spread, timesOf } from './measure';

function number(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function text({ median, least, most }: Spread): string {
  return `${number(median)} (${number(least)}–${number(most)})`;
}

function print({ name, candidates, ratios, notes }: Figure, effort: Effort): void {
  console.log(`\n${name}`);
  const rounds = race(candidates, effort);
  for (const candidate of candidates) {
    console.log(`  ${candidate.name.padEnd(34)} ${text(timesOf(rounds, candidate.name))} µs`);
  }
  for (const ratio of ratios) {
    const measured = ratioOf(rounds, ratio);
    const verdict =
      ratio.bar === undefined ? '' : `, bar ${ratio.bar}: ${measured.median <= ratio.bar ? 'met' : 'MISSED'}`;
    console.log(`  ratio ${ratio.of} / ${ratio.over}: ${text(measured)}${verdict}`);
  }
  for (const note of notes?.() ?? []) console.log(`  ${note}`);
}

const args = process.argv.slice(2);
const isShort = args.includes('--short');
const effort = isShort ? SHORT : FULL;
const names = args.filter((word) => !word.startsWith('--'));
const PEERS = join(import.meta.dirname, '../../../tests/on-demand/rules');
const files = (isShort ? [import.meta.dirname] : [import.meta.dirname, PEERS])
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => names.length === 0 || names.some((word) => basename(file).includes(word)));
console.log(
  `Processor time per run in µs: median (least–most) of ${effort.rounds} rounds; ratios formed in each round.`,
);
for (const file of files.sort()) {
  const module: { readonly figures: readonly Figure[] } = await import(pathToFileURL(file).href);
  for (const figure of module.figures) print(figure, effort);
}
