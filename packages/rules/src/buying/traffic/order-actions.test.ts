import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { type TrafficOrderFacts, trafficActionRefusal } from './order-actions';
import { trafficOrderText } from './traffic-order-refusals';

const order = (change: Partial<TrafficOrderFacts> = {}): TrafficOrderFacts => ({
  status: '20',
  statusName: '待发货',
  isPaid: false,
  isDelayApplied: false,
  ...change,
});
const waiting = order({ status: '10', statusName: '待接单' });
const gone = order({ status: '30', statusName: '配送中' });

describe('TRAF-01 the actions on a whole-vehicle order', () => {
  it.each([
    ['accept', waiting, undefined],
    ['accept', order(), refuse('trafficOrder.notToAccept', { statusName: '待发货' })],
    ['pay', waiting, refuse('trafficOrder.payLater')],
    ['pay', order(), undefined],
    ['pay', order({ isPaid: true }), refuse('trafficOrder.paid')],
    ['pay', gone, refuse('trafficOrder.notToPay', { statusName: '配送中' })],
    ['changePayer', waiting, undefined],
    ['changePayer', order(), undefined],
    ['changePayer', order({ isPaid: true }), refuse('trafficOrder.paidByPayer')],
    ['changePayer', gone, refuse('trafficOrder.payerStays', { statusName: '配送中' })],
    ['delay', waiting, refuse('trafficOrder.delayLater')],
    ['delay', order({ isPaid: true }), undefined],
    ['delay', order({ isDelayApplied: true }), refuse('trafficOrder.delayPending')],
    ['delay', gone, refuse('trafficOrder.notToDelay', { statusName: '配送中' })],
  ] as const)('%s of %j: %s', (action, facts, text) => {
    expect(trafficActionRefusal(action, facts)).toEqual(text);
  });
});

it.each(['accept', 'pay', 'changePayer', 'delay'] as const)(
  'TRAF-01 HTTP-05 the refusal of %s for an order without a readable state says that the state is not known',
  (action) => {
    for (const lost of [undefined, { value: '配送中' }]) {
      const refusal = trafficActionRefusal(action, order({ status: '99', statusName: lost as never }));
      expect(refusal && trafficOrderText(refusal)).toMatch(/^订单状态未知，/);
    }
  },
);
