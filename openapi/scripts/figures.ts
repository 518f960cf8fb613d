/** `pnpm figures`: the honest figures of the description, as the README's table has them. */
import { readFileSync } from 'node:fs';
import { BUNDLE_FILE } from './bundled';
import { figures, table } from './figures-table';

console.log(table(figures(JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')))));
