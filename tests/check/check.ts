import { parseArgs } from 'node:util';
import { runInLanes } from './lanes';
import { runStep, type Step, type StepResult } from './run-step';

/**
 * The checks before a merge, in an order that fails early. Steps of one row run two at a time, for each uses one core:
 * the longest begin. The first row writes the inputs of the others; tests with a row of their own use both cores.
 */
const rows: readonly (readonly Step[])[] = [
  [
    { name: 'generated files fresh', command: 'tsx tests/check/generated-fresh.ts' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
  ],
  [
    { name: 'types', command: 'pnpm typecheck' },
    { name: 'package of the SDK', command: 'pnpm --filter @dealer-portal/sdk test:package --short' },
    { name: 'contract tests', command: 'vitest run --project contract --maxWorkers=1', isTests: true },
    // Their tools have an install of their own.
    { name: 'tools of others', command: 'pnpm foreign --short' },
    // They show that the benchmarks run: ratios of processor time, which decide nothing here.
    { name: 'benchmarks, short', command: 'pnpm bench:rules --short && pnpm bench:sdk --short' },
    { name: 'boundaries', command: 'pnpm lint:boundaries' },
    { name: 'openapi lint', command: 'pnpm lint:openapi' },
    { name: 'dead code', command: 'pnpm lint:dead' },
  ],
  [{ name: 'unit tests', command: 'vitest run --project unit --project openapi', isTests: true }],
  [{ name: 'component tests', command: 'vitest run --project dom', isTests: true }],
  [{ name: 'browser tests', command: 'vitest run --project e2e', isTests: true }],
];

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});
// A plain run takes a part of the browser tests that try every page; packages/web/src/test/part.ts reads this.
if (values.whole) process.env['WHOLE'] = '1';
const results: StepResult[] = [];
for (const row of rows) {
  const steps = row.filter((step) => only.length === 0 || only.includes(step.name));
  await runInLanes(steps, runAndPrint);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, findings, retried } of results) {
  const texts = [...findings, ...retried];
  if (texts.length > 0) console.log(`\n${name}:\n${texts.join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runAndPrint(step: Step): Promise<void> {
  const result = await runStep(step);
  results.push(result);
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${mark} ${result.name}: ${result.passed} passed, ${result.failed} failed (${result.seconds} s)`,
  );
}
