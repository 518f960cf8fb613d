/** Mutation testing one area after the other, each by its own tests: `pnpm mutate` for all, `pnpm mutate menu freeze` for some. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Of each area. */
const LEAST_SCORE = 95;
const REPORT = `${root}/reports/mutation.json`;
/** The tools that `npm test` does without. */
const TOOLS = fileURLToPath(new URL('../../../tests/on-demand/node_modules/.bin', import.meta.url));

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders of each group of `src`, and `base` for the files that lie in that group itself. */
function areas(): readonly string[] {
  return ['base', ...foldersIn(`${root}/src`).flatMap((group) => foldersIn(`${root}/src/${group}`))];
}

/** Tests over all areas, which every area is judged by too: the sentences of its codes, and what it says of bad facts. */
const OVER_ALL = ['src/english.test.ts', 'test/bad-facts.test.ts', 'test/unreadable-figures.test.ts'];

/** Areas whose code is read by another area alone: its tests judge them too. */
const ALSO_JUDGED_BY: Readonly<Record<string, readonly string[]>> = { menu: ['menu-reasons'] };

/** The files of an area with those of its folders. */
const filesOf = (area: string, ending: string) =>
  area === 'base' ? `src/base/*${ending}` : `src/*/${area}/**/*${ending}`;

function mutated(area: string): { readonly killed: number; readonly lived: number } {
  const files = [filesOf(area, '.ts'), `!${filesOf(area, '.test.ts')}`, `!src/*/${area}/index.ts`].join();
  const judges = [area, ...(ALSO_JUDGED_BY[area] ?? [])].map((item) => filesOf(item, '.test.ts'));
  const { status } = spawnSync(`${TOOLS}/stryker`, ['run', '--mutate', files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, AREA_TESTS: [...judges, ...OVER_ALL].join() },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`mutation testing of ${area} ended with ${status}`);
  const { files: reported }: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const statuses = Object.values(reported).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const count = (...outcomes: readonly string[]) =>
    statuses.filter((status) => outcomes.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), lived: count('Survived', 'NoCoverage') };
}

const chosenAreas = process.argv.slice(2);
const scores = (chosenAreas.length > 0 ? chosenAreas : areas()).map((area) => ({ area, ...mutated(area) }));
const rate = (killed: number, lived: number): number =>
  killed + lived === 0 ? 100 : (100 * killed) / (killed + lived);
for (const { area, killed, lived } of scores) {
  console.log(`${area.padEnd(18)} ${rate(killed, lived).toFixed(1)} %, ${lived} of ${killed + lived} live`);
}
const together = scores.reduce(
  (sum, { killed, lived }) => ({ killed: sum.killed + killed, lived: sum.lived + lived }),
  { killed: 0, lived: 0 },
);
console.log(`${'together'.padEnd(18)} ${rate(together.killed, together.lived).toFixed(1)} %`);
if (scores.some(({ killed, lived }) => rate(killed, lived) < LEAST_SCORE)) process.exitCode = 1;
