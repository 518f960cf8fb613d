/** Rows whose state did not come: why nothing can be done with them is said in words. */
import type { OperationId } from '@dealer-portal/sdk';
import { type Examples, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';
import { asWhole } from '../../test/example-api';
import { openAddress } from '../../test/render-page';

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** The answer with records that have no state. */
function withLostStates({ operationId, answer }: Example): Example {
  return {
    operationId,
    answer: () => {
      const { data, ...envelope } = answer();
      const page: unknown = data;
      if (!isRecord(page) || !Array.isArray(page['records'])) return { ...envelope, data };
      const lost = { status: undefined, statusName: undefined };
      const records = page['records'].map((row: object) => ({ ...row, ...lost }));
      return { ...envelope, data: { ...page, records } as typeof data };
    },
  };
}

beforeEach(() => {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const all: readonly Example[] = Object.values(examples);
  vi.stubGlobal('fetch', fakeApi().answerExamples(...all.map(asWhole).map(withLostStates)).fetch);
});

it.each([
  ['/bankdiscount', '贴息'],
  ['/invoiceApply', '发票'],
  ['/invoicesignfor', '发票'],
])('FIN-01a a row of %s whose state did not come cannot be chosen, and says so', async (address, noun) => {
  await openAddress(address);
  const ticks = await screen.findAllByRole('checkbox', { name: new RegExp(`，${noun}状态未知`) });
  expect(ticks.every((tick) => tick.matches(':disabled'))).toBe(true);
});
