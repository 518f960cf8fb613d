import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isWhole, seed } from './packages/web/src/test/part';

/** A busy machine is slow, not wrong: the time for what a test waits for, in milliseconds. */
const PATIENCE = 20_000;
/** The time of a test that waits several times. */
const TEST_PATIENCE = 60_000;

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    // A run by hand may have the complete machine; the check gives each step its workers.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{rules,sdk}/{src,test,scripts}/**/*.test.ts',
            'packages/web/{build,deploy,host,site}/**/*.test.ts',
            'tests/{architecture,check,coverage}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // The files of a worker share what they import: a process for each of 200 files takes longer than its tests.
          isolate: false,
          setupFiles: [root('packages/rules/test/fuzz.ts')],
          testTimeout: TEST_PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        root: root('openapi'),
        test: {
          name: 'openapi',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // The files of a worker share one mock, for it takes its time to prepare the operations.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        root: root('packages/web'),
        resolve: { tsconfigPaths: true },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // No test reads a computed style, and working it out takes a fifth of the time.
          // As wide as the frame that has all its words.
          environmentOptions: {
            happyDOM: {
              width: 1440,
              height: 900,
              settings: {
                disableComputedStyleRendering: true,
                // A link that is pressed leads nowhere: a saved file, too, is a link, and its address has no origin.
                navigation: { disableFallbackToSetURL: true },
              },
            },
          },
          // The files of a worker share what they import: React, antd and the portal are read once.
          isolate: false,
          // A rendered page leaves much behind: more room for it means fewer collections.
          execArgv: ['--max-semi-space-size=64'],
          include: ['src/**/*.test.{ts,tsx}'],
          // One part of the tests for all projects.
          env: { SEED: String(seed) },
          setupFiles: [root('packages/web/src/test/setup.ts')],
          testTimeout: TEST_PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        root: root('tests'),
        test: {
          name: 'contract',
          environment: 'node',
          include: ['contract/**/*.test.ts'],
          // The mocks of a worker share what they have prepared of the operations.
          isolate: false,
          testTimeout: TEST_PATIENCE,
        },
      },
      {
        root: root('tests'),
        test: {
          name: 'e2e',
          environment: 'node',
          // Journeys of single pages, whose rules component tests hold as well: the complete run walks them. An `exclude`
          // here would put that of a command out of force.
          include: isWhole ? ['e2e/**/*.test.ts'] : ['e2e/*.test.ts', 'e2e/!(long)/*.test.ts'],
          globalSetup: [root('tests/e2e/support/start-portal.ts')],
          setupFiles: [root('tests/e2e/support/after-failure.ts')],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // As long as a locator waits: a busy machine is slow, not wrong.
          expect: { poll: { timeout: 45_000 } },
          // What was found on a page is told whole: the line of a report is all that is left of a failed run.
          chaiConfig: { truncateThreshold: 4_000 },
          // A test waits for its browser, and the browser for the portal: three keep two cores busy.
          maxWorkers: 3,
          // The files of a worker share what they import: a third of the processor time.
          isolate: false,
        },
      },
    ],
  },
});
