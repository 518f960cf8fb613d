import type { FakeApi } from '@dealer-portal/sdk/testing';
import { fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { vi } from 'vitest';
import { storeSession } from '#platform/session/session';

/** A server that answers every call with the normal success of the description, and a signed-in session. */
export function exampleApi(): FakeApi {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const server = fakeApi().answerExamples(...Object.values(examples));
  vi.stubGlobal('fetch', server.fetch);
  return server;
}
