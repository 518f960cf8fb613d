import { describe, expect, it } from 'vitest';
import { reasonAgainstTrafficAction, type TrafficOrderFacts } from './order-actions';

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
    ['accept', order(), '订单待发货，不需要接单'],
    ['pay', waiting, '接单后才能付款'],
    ['pay', order(), undefined],
    ['pay', order({ isPaid: true }), '订单已付款'],
    ['pay', gone, '订单配送中，不能付款'],
    ['changePayer', waiting, undefined],
    ['changePayer', order(), undefined],
    ['changePayer', order({ isPaid: true }), '订单已付款，不能更换付款方'],
    ['changePayer', gone, '订单配送中，不能更换付款方'],
    ['delay', waiting, '接单后才能申请延期'],
    ['delay', order({ isPaid: true }), undefined],
    ['delay', order({ isDelayApplied: true }), '延期申请审批中'],
    ['delay', gone, '订单配送中，不能申请延期'],
  ] as const)('%s of %j: %s', (action, facts, text) => {
    expect(reasonAgainstTrafficAction(action, facts)).toBe(text);
  });
});
