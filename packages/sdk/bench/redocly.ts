/** A peer that is generated: Redocly's client of the two operations of the bench, as one module. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Description } from '../scripts/description';

const OPENAPI = fileURLToPath(new URL('../../../openapi', import.meta.url));
const IDS: ReadonlySet<string> = new Set(['listCart', 'addToCart']);

/** @returns the path of the module, in `folder` */
export async function redoclyClient(folder: string): Promise<string> {
  const description = JSON.parse(readFileSync(join(OPENAPI, 'bundle/openapi.json'), 'utf8')) as Description;
  const paths = Object.entries(description.paths).filter(([, item]) =>
    Object.values(item).some(({ operationId }) => IDS.has(operationId)),
  );
  const [small, source, outfile] = ['small.json', 'redocly.ts', 'redocly.mjs'].map((name) =>
    join(folder, name),
  );
  if (!small || !source || !outfile) throw new Error('three names were asked for');
  writeFileSync(small, JSON.stringify({ ...description, paths: Object.fromEntries(paths) }));
  const args = ['generate-client', small, '--args-style', 'grouped', '--output', source];
  execFileSync(join(OPENAPI, 'node_modules/.bin/redocly'), args, { stdio: 'pipe' });
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return outfile;
}
