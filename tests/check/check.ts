import { parseArgs } from 'node:util';
import { runInLanes } from './lanes';
import { runStep, type Step, type StepResult } from './run-step';

/** This step may write what the others read. */
const GENERATED = 'generated files fresh';
const RULES_PACKAGE = 'package of the rules';
const PORTAL = 'build of the portal';
const BROWSER = 'browser tests';
const FIRST_VIEWS = 'e2e/pages/budgets.test.ts';
const NGINX = 'browser tests behind nginx';
/** Journeys that run behind nginx, and not behind Node's host: sign-in, addresses, orders. */
const BEHIND_NGINX = ['e2e/session.test.ts', 'e2e/routing.test.ts', 'e2e/orders.test.ts'];
const OLDEST = 'oldest browser';
const excluded = [FIRST_VIEWS, ...BEHIND_NGINX].map((file) => `--exclude ${file}`).join(' ');
const after = [GENERATED];

/** The steps of one core, two at a time: what fails early, then the longest. Tests take one worker. */
const oneCoreSteps: readonly Step[] = [
  { name: GENERATED, command: 'tsx tests/check/generated-fresh.ts' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  // They show that the benchmarks run: ratios of processor time, which decide nothing here.
  { name: 'benchmarks of the rules, short', command: 'pnpm --filter @dealer-portal/rules bench --short' },
  { name: 'types', command: 'pnpm typecheck', after },
  { name: PORTAL, command: 'pnpm --filter @dealer-portal/web build', after },
  { name: 'component tests', command: 'vitest run --project dom --maxWorkers=1', isTests: true, after },
  {
    name: 'unit tests',
    command: 'vitest run --project unit --project openapi --maxWorkers=1',
    isTests: true,
    after,
  },
  {
    name: 'contract tests',
    command: 'vitest run --project contract --maxWorkers=1',
    isTests: true,
    after,
  },
  { name: RULES_PACKAGE, command: 'pnpm --filter @dealer-portal/rules check:package', after },
  // Both install tests/package-tools.
  {
    name: 'package of the SDK',
    command: 'pnpm --filter @dealer-portal/sdk test:package --short',
    after: [...after, RULES_PACKAGE],
  },
  // Their tools have an install of their own.
  { name: 'tools of others', command: 'pnpm foreign --short', after },
  { name: 'benchmarks of the SDK, short', command: 'pnpm --filter @dealer-portal/sdk bench --short', after },
  { name: 'known weaknesses of packages', command: 'tsx tests/check/audit.ts', after },
  { name: 'boundaries', command: 'pnpm lint:boundaries', after },
  { name: 'openapi lint', command: 'pnpm lint:openapi', after },
  { name: 'dead code', command: 'pnpm lint:dead', after },
];

/** The checks before a merge. Browser tests take both cores, so they begin when the others have ended. */
const steps: readonly Step[] = [
  ...oneCoreSteps,
  {
    name: BROWSER,
    command: `vitest run --project e2e ${excluded}`,
    isTests: true,
    after: oneCoreSteps.map(({ name }) => name),
  },
  {
    name: NGINX,
    command: `PORTAL_HOST=nginx vitest run --project e2e ${BEHIND_NGINX.map((file) => `tests/${file}`).join(' ')}`,
    isTests: true,
    after: [PORTAL, BROWSER],
  },
  { name: OLDEST, command: 'pnpm test:oldest-browser --short', after: [PORTAL, BROWSER, NGINX] },
  // Counts of draws grow on a busy machine: one worker, alone.
  {
    name: 'first views',
    command: `vitest run --project e2e --maxWorkers=1 tests/${FIRST_VIEWS}`,
    isTests: true,
    after: [PORTAL, BROWSER, NGINX, OLDEST],
  },
];

const { values, positionals: stepNames } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});
// A plain run takes a part of the browser tests that try every page; packages/web/src/test/part.ts reads this.
if (values.whole) process.env['WHOLE'] = '1';
const results: StepResult[] = [];
const stepsToRun = steps.filter(({ name }) => stepNames.length === 0 || stepNames.includes(name));
await runInLanes(stepsToRun, runAndPrint);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, findings } of results) {
  if (findings.length > 0) console.log(`\n${name}:\n${findings.join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runAndPrint(step: Step): Promise<void> {
  const result = await runStep(step);
  results.push(result);
  // The browser tests build the portal themselves unless it is there.
  if (step.name === PORTAL && result.failed === 0) process.env['PORTAL_IS_BUILT'] = '1';
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${mark} ${result.name}: ${result.passed} passed, ${result.failed} failed (${result.seconds} s)`,
  );
}
