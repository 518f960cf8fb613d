import { worldAheadMs, worldNow } from '@dealer-portal/openapi/world-clock';
import { buildPortal, type RunningPortal, startPortal } from '@dealer-portal/web/start';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One portal with a mock of its own for each worker, so that journeys of two workers share no state. */
    portalUrls: readonly string[];
    /** How far the tests' clock is ahead of the machine's, in milliseconds. */
    aheadMs: number;
  }
}

let portals: readonly RunningPortal[] = [];

/** Finds the browser, builds the portal unless `npm test` has, and starts it with its mock, once for each worker. */
export async function setup(project: TestProject): Promise<void> {
  ensureChromium();
  if (!process.env['PORTAL_IS_BUILT']) await buildPortal();
  const host = process.env['PORTAL_HOST'] === 'nginx' && ensureNginx() ? 'nginx' : 'node';
  const workers = { length: Number(project.config.maxWorkers) };
  portals = await Promise.all(
    Array.from(workers, () => startPortal({ port: 0, mockPort: 0, now: worldNow, host })),
  );
  project.provide('aheadMs', worldAheadMs);
  project.provide(
    'portalUrls',
    portals.map(({ url }) => url),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(portals.map((portal) => portal.close()));
}
