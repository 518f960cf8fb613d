import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';

let mock: Promise<RunningMock> | undefined;

/** The address of the mock as plain examples, without memory: one for all files of a worker. */
export async function statelessUrl(): Promise<string> {
  mock ??= startMock({ port: 0, stateless: true });
  return (await mock).url;
}
