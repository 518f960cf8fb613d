import { buildPortal, type RunningPortal, startPortal } from '@dealer-portal/web/start';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    portalUrl: string;
  }
}

let portal: RunningPortal | undefined;

/** Builds the portal and starts it with its mock, once for all browser tests. */
export async function setup(project: TestProject): Promise<void> {
  await buildPortal();
  portal = await startPortal({ port: 0, mockPort: 0 });
  project.provide('portalUrl', portal.url);
}

export async function teardown(): Promise<void> {
  await portal?.close();
}
