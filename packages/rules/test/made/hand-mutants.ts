/**
 * Faults that no operator of a mutation tool makes: a rule that is read wrongly, one edge for the next, one reading for
 * another. They stand in `hand-mutants.tsv`, a fault a line; `from` stands once in its file.
 */
import { readFileSync } from 'node:fs';

export interface HandMutant {
  /** Below `src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What the fault loses. */
  readonly lost: string;
  /** The folder below `src` whose tests must fail; that of the file's area where nothing stands here. */
  readonly judges: string;
}

const [, ...lines] = readFileSync(new URL('hand-mutants.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const HAND_MUTANTS: readonly HandMutant[] = lines.map((line) => {
  const [file = '', from = '', to = '', lost = '', judges = ''] = line.split('\t');
  return { file, from, to, lost, judges };
});
