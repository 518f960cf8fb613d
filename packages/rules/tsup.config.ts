import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

// One entry for each area that package.json exports: `./cart` becomes `dist/cart`, and `.` the index.
const { '.': index, './package.json': _, ...areas } = manifest.exports;
const entry = {
  index,
  ...Object.fromEntries(Object.entries(areas).map(([name, source]) => [name.slice(2), source])),
};

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The declaration bundler keeps no state between runs, and still sets an option that TypeScript 6 warns about.
  dts: { compilerOptions: { incremental: false, ignoreDeprecations: '6.0' } },
  splitting: true,
  clean: true,
});
