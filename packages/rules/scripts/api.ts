/**
 * `pnpm --filter @dealer-portal/rules api`: keeps the present API as that of the released version, in
 * `api/released.txt`. Without a major version no line of it may go or change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMajorAfter, releasedIn } from '../../sdk/scripts/api-names';
import { apiLines, goneLines } from '../test/made/api-lines';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const RELEASED = path('api/released.txt');

const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as { readonly version: string };
const lines = apiLines();
const released = releasedIn(existsSync(RELEASED) ? readFileSync(RELEASED, 'utf8') : version);
const gone = goneLines(released.names, lines);
if (gone.length > 0 && !isMajorAfter(released.version, version)) {
  console.error(`Version ${version} may not change what ${released.version} had:\n${gone.join('\n')}`);
  process.exitCode = 1;
} else {
  mkdirSync(path('api'), { recursive: true });
  writeFileSync(RELEASED, `${[version, ...lines].join('\n')}\n`);
}
