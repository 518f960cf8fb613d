/** The faults by hand can be put in; `pnpm hand-mutants` runs them. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { HAND_MUTANTS } from './made/hand-mutants';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

it('each fault by hand changes one place of a source', () => {
  expect(HAND_MUTANTS.length).toBeGreaterThanOrEqual(52);
  const wrong = HAND_MUTANTS.filter(({ file, from, to }) => {
    const places = existsSync(path(file)) ? readFileSync(path(file), 'utf8').split(from).length - 1 : 0;
    return places !== 1 || from === to;
  });
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
