import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

// One entry for each area that package.json exports: `./cart` becomes `dist/cart`.
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([name, source]) => [name.slice(2), source]),
);

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // TypeScript 6 warns about an option that the declaration bundler still sets.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  splitting: true,
  clean: true,
});
