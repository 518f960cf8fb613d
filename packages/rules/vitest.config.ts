import { defineConfig } from 'vitest/config';
import { handMutant } from './test/made/hand-mutant-plugin';

// For Stryker and for coverage of this package alone; the workspace's own run is configured at the root.
export default defineConfig({
  plugins: [handMutant()],
  test: {
    environment: 'node',
    setupFiles: ['test/fuzz.ts'],
    // Mutation testing checks an area with its own tests, and names them here.
    include: (process.env['AREA_TESTS'] ?? 'src/**/*.test.ts').split(','),
    // Code with mutants in it runs many times slower.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
