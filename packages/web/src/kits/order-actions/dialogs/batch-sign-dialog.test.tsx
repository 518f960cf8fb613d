import type { Data } from '@dealer-portal/sdk';
import { queryMessages, readMessage, selfSignOrders } from '@dealer-portal/sdk/operations';
import { queryMessagesExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { untilStill } from '../../../test/until-still';
import { BatchSignDialog } from './batch-sign-dialog';

type SignAnswer = NonNullable<Data<typeof selfSignOrders>>;

const [MESSAGE] = queryMessagesExamples.data().records;
const [FIRST, SECOND, THIRD] = ['6010086601', '6010086602', '6010086603'] as const;
const ORDERS = [FIRST, SECOND, THIRD].map((orderNo) => ({
  orderNo,
  orderTypeNo: `ZY${orderNo}`,
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 100,
  lineList: [],
}));

/** Signs for three orders: the orders whose messages were looked for, and those whose message was read. */
async function readAfter(outcome: SignAnswer, limit = Number.POSITIVE_INFINITY) {
  const looked: unknown[] = [];
  const read: unknown[] = [];
  accountApi()
    .answer(selfSignOrders, { data: outcome })
    .answer(queryMessages, ({ request: { body } }) => {
      const keyword = body.keyword ?? '';
      looked.push(keyword);
      const message = { ...MESSAGE, id: keyword, title: `订单 ${keyword} 已送达，请及时签收`, isRead: false };
      return { code: '1', data: { total: 1, pageNum: 1, pageSize: 10, records: [message] } };
    })
    .answer(readMessage, ({ request: { url } }) => {
      if (read.length === limit) return new Response('', { status: 429 });
      read.push(url.searchParams.get('id'));
      return { code: '1' };
    });
  renderPage(() => <BatchSignDialog orders={ORDERS} onClose={() => {}} onSigned={() => {}} />, { path: '/' });
  await pressReady('签收 3 单');
  await screen.findByText(/^签收 \d 单/);
  await untilStill();
  return { looked, read };
}

const failed = (orderNo: string) => ({ orderNo, reason: '订单尚未送达' });

it('MSG-01 ORDER-01 after a batch the messages of the signed orders alone are read', async () => {
  const failList = [failed(SECOND)];
  const { looked, read } = await readAfter({ successCount: 2, failCount: 1, failList });
  expect(looked).toEqual([FIRST, THIRD]);
  expect(read).toEqual([FIRST, THIRD]);
});

it.each([
  ['more failed than are named', 2, [failed(SECOND)]],
  ['one of those that failed has no number', 2, [failed(SECOND), { reason: '订单尚未送达' }]],
  ['one is named that was not among them', 1, [failed('6010099999')]],
  ['one is named twice', 2, [failed(SECOND), failed(SECOND)]],
  ['the number of those that failed did not come', undefined, [failed(SECOND)]],
  ['no list came', 1, undefined],
])('MSG-01 ORDER-01 no message is read where %s', async (_, failCount, failList) => {
  const outcome = { successCount: 1, failCount, failList };
  // A server may leave out what it promises.
  const { looked } = await readAfter(outcome as SignAnswer);
  expect(looked).toEqual([]);
});

it('MSG-01 HTTP-08 the first 429 ends the reading of messages', async () => {
  const { looked, read } = await readAfter({ successCount: 3, failCount: 0, failList: [] }, 1);
  expect(read).toEqual([FIRST]);
  expect(looked).toEqual([FIRST, SECOND]);
});
