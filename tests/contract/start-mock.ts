import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    statelessUrl: string;
  }
}

let mock: RunningMock | undefined;

/** Starts the mock as plain examples, without memory, for all contract tests. */
export async function setup(project: TestProject): Promise<void> {
  mock = await startMock({ port: 0, stateless: true });
  project.provide('statelessUrl', mock.url);
}

export async function teardown(): Promise<void> {
  await mock?.close();
}
