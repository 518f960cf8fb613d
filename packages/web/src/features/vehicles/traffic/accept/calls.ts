import {
  payTrafficOrder,
  submitTrafficDelay,
  updateTrafficPaytoBatch,
  updateTrafficPaytoByOrder,
} from '@dealer-portal/sdk/operations';
import type { Dayjs } from 'dayjs';
import { api, quietApi } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { TrafficOrder } from '../queries';

export function payOrder({ orderFlowNo }: TrafficOrder, paytoCode: string, { saletoCode }: AccountScope) {
  return quietApi.call(payTrafficOrder, { path: { orderFlowNo }, body: { saletoCode, paytoCode } });
}

/** Gives orders another payer; several change together or not at all. */
export function changePayer(
  orders: readonly TrafficOrder[],
  paytoCode: string,
  { saletoCode }: AccountScope,
) {
  const orderTypeNoList = orders.map(({ orderTypeNo }) => orderTypeNo);
  const [orderTypeNo = '', ...others] = orderTypeNoList;
  return others.length === 0
    ? api.call(updateTrafficPaytoByOrder, { body: { orderTypeNo, paytoCode, saletoCode } })
    : api.call(updateTrafficPaytoBatch, { body: { saletoCode, paytoCode, orderTypeNoList } });
}

/** A later delivery: until when, who decides, why. */
export interface Delay {
  readonly delayDate: Dayjs;
  readonly approvalUserCode: string;
  readonly reason: string;
}

export function applyForDelay({ orderTypeNo }: TrafficOrder, delay: Delay, { saletoCode }: AccountScope) {
  const { approvalUserCode, reason } = delay;
  const delayDate = delay.delayDate.format('YYYY-MM-DD');
  return api.call(submitTrafficDelay, {
    body: { orderTypeNo, saletoCode, delayDate, approvalUserCode, reason },
  });
}
