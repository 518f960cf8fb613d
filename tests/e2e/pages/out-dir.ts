import { fileURLToPath } from 'node:url';

/** Where the build of the portal stands. */
export const OUT_DIR =
  process.env['PORTAL_OUT_DIR'] ?? fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));
