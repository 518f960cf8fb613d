/** Pages of one record whose own lists did not come: they say so, never that there are none, and nothing is sent. */
import type { OperationId } from '@dealer-portal/sdk';
import { type Examples, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';
import { UNREAD_LINES } from '#ui/text/list-of';
import { openAddress } from '../../test/render-page';

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** What the account, its menu and its cart are made of comes as it is. */
const OF_THE_FRAME = /^(getUserInfo|getSaleInfo|listShipTos|getPermissionList)$/;

/** The value without the lists of its records, and without those of a record that is the answer. */
function withoutLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLists);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([field, part]) => field === 'records' || !Array.isArray(part));
  return Object.fromEntries(fields.map(([field, part]) => [field, withoutLists(part)]));
}

function withLostLists({ operationId, answer }: Example): Example {
  return {
    operationId,
    answer: () => {
      const { data, ...envelope } = answer();
      return { ...envelope, data: withoutLists(data) as typeof data };
    },
  };
}

beforeEach(() => {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const all: readonly Example[] = Object.values(examples);
  const answers = all.map((example) =>
    OF_THE_FRAME.test(example.operationId) ? example : withLostLists(example),
  );
  vi.stubGlobal('fetch', fakeApi().answerExamples(...answers).fetch);
});

it.each([
  ['/orderDetail?orderNo=6010086601', 4],
  ['/auditdetail?orderNo=6010086601&auditStatus=0', 1],
  ['/newProjectCenterView?projectNo=XM20261103001', 4],
  ['/newBusinessCenterView?projectNo=XM20261103001', 2],
  ['/suit/detail/FA3001', 1],
  ['/packageList', 2],
  ['/cart', 1],
  ['/traffic/cart', 1],
  ['/transfer/cart', 1],
])('FIN-01a %s says which of its lists did not come', async (address, count) => {
  await openAddress(address);
  await waitFor(() => expect(document.body.textContent.split(UNREAD_LINES).length).toBeGreaterThan(count));
  expect(document.body.textContent).not.toMatch(/没有商品|undefined|NaN/);
});
