import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mockUrl: string;
    statelessUrl: string;
  }
}

let mocks: readonly RunningMock[] = [];

/** Starts the mock twice, once with its memory and once as plain examples, for all contract tests. */
export async function setup(project: TestProject): Promise<void> {
  const [mock, stateless] = await Promise.all([
    startMock({ port: 0 }),
    startMock({ port: 0, stateless: true }),
  ]);
  mocks = [mock, stateless];
  project.provide('mockUrl', mock.url);
  project.provide('statelessUrl', stateless.url);
}

export async function teardown(): Promise<void> {
  await Promise.all(mocks.map((mock) => mock.close()));
}
