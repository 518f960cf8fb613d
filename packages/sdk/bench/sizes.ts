/** Bytes of bundles, minified and gzipped: exact, and the same on every machine. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

export const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
/** The install of the peers. */
export const PEERS = fileURLToPath(new URL('../../../tests/on-demand', import.meta.url));

const CALL =
  'createClient().call(listCart, { path: { saletoCode: "1", sendtoCode: "2", saletoCodeSub: "3" } }';

/** Programs that use a part of the package, by what they show. */
export const BUNDLES = {
  oneOperation: `
    import { createClient } from './index';
    import { listCart } from './generated/operations/index';
    console.log(await ${CALL}));`,
  oneValidated: `
    import { createClient } from './index';
    import { listCart } from './generated/operations/index';
    import { listCartData } from './generated/validators/index';
    import { validating } from './validation/index';
    console.log(await ${CALL}, { validate: validating([listCartData]) }));`,
  oneZod: `
    import { listCartData } from './generated/zod/cart';
    import * as z from 'zod/mini';
    console.log(z.safeParse(listCartData, {}));`,
  oursByPath: `
    import { createClient } from './index';
    import { rawClient } from './raw';
    console.log(await createClient({ raw: rawClient }).raw.GET('/cart/shoppingCart/get/industryList'));`,
  allOperations: `
    import { createClient } from './index';
    import { allOperations } from './all-operations';
    console.log(await createClient().call(allOperations()[location.hash], {}));`,
  openapiFetch: `
    import createClient from 'openapi-fetch';
    console.log(await createClient().GET('/x'));`,
} as const;

/** Programs that use the clients of others, which have their install in tests/on-demand. */
export const PEER_BUNDLES = {
  axios: `
    import axios from 'axios';
    console.log(await axios.get('/x'));`,
  ofetch: `
    import { ofetch } from 'ofetch';
    console.log(await ofetch('/x'));`,
  ky: `
    import ky from 'ky';
    console.log(await ky('/x').json());`,
  wretch: `
    import wretch from 'wretch';
    console.log(await wretch('/x').get().json());`,
  heyApi: `
    import { createClient } from '@hey-api/client-fetch';
    console.log(await createClient().get({ url: '/x' }));`,
} as const;

const PROGRAMS = { ...BUNDLES, ...PEER_BUNDLES };

export type Program = keyof typeof PROGRAMS;

/** A program after esbuild's minifier, for browsers and ES2022: what a page loads before it calls, without parts loaded on demand. */
export async function bundleOf(program: Program, plugins: readonly Plugin[] = []): Promise<Uint8Array> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: PROGRAMS[program],
      resolveDir: program in PEER_BUNDLES ? PEERS : SOURCE,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    write: false,
    metafile: true,
    splitting: true,
    outdir: '.',
    absWorkingDir: SOURCE,
    logLevel: 'error',
    plugins: [...plugins],
  });
  // The first file, and those that it imports before it runs.
  const needed = new Set(['stdin.js']);
  for (const name of needed)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') needed.add(path);
  return Buffer.concat(
    outputFiles.flatMap(({ path, contents }) => (needed.has(relative(SOURCE, path)) ? [contents] : [])),
  );
}

/** @returns bytes after gzip -9 */
export function gzip(contents: string | Uint8Array): number {
  return gzipSync(contents, { level: 9 }).length;
}

export async function gzippedBytes(program: Program): Promise<number> {
  return gzip(await bundleOf(program));
}
