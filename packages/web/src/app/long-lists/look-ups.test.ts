/** Look-ups that decide about money, among more rows than a page has. */
import { lookUpSubmit } from '@dealer-portal/rules/submit';
import { type RecordOf, unwrap } from '@dealer-portal/sdk';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { beforeEach, expect, it, vi } from 'vitest';
import { lookUpOrders } from '#kits/submit/order-submits';
import { asideApi } from '#platform/calls/api';
import { useLedger } from '../../test/world';

const WHOLESALER = '8800891234';
const ledger = useLedger('real');

beforeEach(() => ledger.signIn('wholesale'));

type Order = RecordOf<'queryMyOrders'>;

/** The orders at some places of the list, newest first. */
async function ordersFrom(pageNum: number): Promise<readonly Order[]> {
  const body = { saletoCode: WHOLESALER, pageNum, pageSize: 100 };
  return unwrap(await asideApi.call(queryMyOrders, { body })).records;
}

const submitOf = ({ orderNo, payerCode = '', sendtoCode = '', lineList, createDate }: Order) => {
  const lines = lineList.map(({ productCode, number }) => ({ productCode, number }));
  const orders = [{ orderNo: `lost ${orderNo}`, payerCode, lines }];
  return {
    submission: { saletoCode: WHOLESALER, sendtoCode, orders },
    plannedAt: Date.parse(`${createDate.slice(0, 10)}T00:00:00+08:00`),
  };
};

it('ORDER-01 an order without an answer is found on the fifth page, and one that was never placed is missed for sure', async () => {
  const [order] = (await ordersFrom(5)).slice(50);
  if (!order) throw new Error('The wholesaler has too few orders.');
  const { submission, plannedAt } = submitOf(order);
  const look = await lookUpOrders(submission, plannedAt);
  expect(look?.isWhole).toBe(true);
  expect(look?.orders.length).toBeGreaterThan(450);
  const found = lookUpSubmit(
    { submission, plannedAt },
    { orders: [], isWhole: false, ...look, now: Date.now() },
  );
  expect(found).toEqual({ type: 'place', orderNos: [order.orderNo] });
  const other = { ...submission, orders: [{ orderNo: 'none', payerCode: 'nobody', lines: [] }] };
  const missed = lookUpSubmit(
    { submission: other, plannedAt },
    { orders: [], isWhole: false, ...look, now: Date.now() },
  );
  expect(missed).toEqual({ type: 'miss' });
}, 60_000);

it('ORDER-01 the look-up for an order of today reads no further than it must', async () => {
  const pages = vi.spyOn(asideApi, 'call');
  await lookUpOrders({ saletoCode: WHOLESALER, sendtoCode: '', orders: [] }, Date.now());
  const count = pages.mock.calls.length;
  pages.mockRestore();
  expect(count).toBeLessThanOrEqual(3);
}, 60_000);
