import type { Success } from '@dealer-portal/sdk';
import { expect, it, vi } from 'vitest';
import { asPlaced } from './as-placed';

const success = <T>(data: T): Success<T> => ({
  ok: true,
  data,
  code: '1',
  msg: '成功',
  status: 200,
  operationId: 'submitPopOrder',
  attempts: 1,
});

it('ORDER-01 an answer becomes what a run shows; one without data stays without orders', () => {
  const ordersOf = vi.fn(({ orderNo }: { readonly orderNo: string }) => [
    { orderFlowNo: orderNo, orderAmount: 9 },
  ]);
  const orderList = [{ orderFlowNo: 'S1', orderAmount: 9 }];
  expect(asPlaced(success({ orderNo: 'S1' }), ordersOf)).toMatchObject({ ok: true, data: { orderList } });
  expect(asPlaced(success(undefined), ordersOf)).toMatchObject({ ok: true, data: undefined });
  expect(ordersOf).toHaveBeenCalledTimes(1);
});
