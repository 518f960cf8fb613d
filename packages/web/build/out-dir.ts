import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folder of the build: `PORTAL_OUT_DIR`, else `dist`.
 * @throws Error for a folder that holds the sources: a build empties its folder first
 */
export function outDirOf({ PORTAL_OUT_DIR = '' }: Readonly<Record<string, string | undefined>>): string {
  const folder = resolve(WEB, PORTAL_OUT_DIR || 'dist');
  if (`${resolve(WEB)}/`.startsWith(folder === '/' ? folder : `${folder}/`))
    throw new Error(
      `PORTAL_OUT_DIR=${PORTAL_OUT_DIR} holds the sources of the portal, and a build empties its folder`,
    );
  return folder;
}

/** Where the build of the portal stands. */
export const OUT_DIR = outDirOf(process.env);
