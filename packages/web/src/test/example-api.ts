import type { OperationId } from '@dealer-portal/sdk';
import { type Examples, type FakeApi, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** The page of an example is the complete list: a reader up to the last page gets each record once. */
export function asWhole({ operationId, answer }: Example): Example {
  return {
    operationId,
    answer: () => {
      const envelope = answer();
      const page: unknown = envelope.data;
      if (!isRecord(page) || !Array.isArray(page['records'])) return envelope;
      return { ...envelope, data: { ...page, total: page['records'].length } as typeof envelope.data };
    },
  };
}

/** A server that answers every call with the normal success of the description, and a signed-in session. */
export function exampleApi(): FakeApi {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const server = fakeApi().answerExamples(...Object.values(examples).map(asWhole));
  vi.stubGlobal('fetch', server.fetch);
  return server;
}
