import type { States } from './state';

/** Orders (ORDER-01). Assumption: the specification shows no codes. */
export const ORDER_STATES = {
  toAudit: { value: '10', label: '待审核', tone: 'waiting' },
  toSend: { value: '20', label: '待发货', tone: 'moving' },
  underWay: { value: '30', label: '配送中', tone: 'moving' },
  toSign: { value: '40', label: '待签收', tone: 'waiting' },
  signed: { value: '50', label: '已签收', tone: 'done' },
  cancelled: { value: '90', label: '已取消', tone: 'neutral' },
} as const satisfies States;

const { underWay, toSign, signed } = ORDER_STATES;

/** What has been sent (ORDER-01). */
export const DELIVERY_STATES = { underWay, toSign, signed } as const satisfies States;

/** Orders of whole vehicles: those of an ordinary order, with 待接单 for the first (TRAFFIC-01). Assumption. */
export const TRAFFIC_ORDER_STATES = {
  ...ORDER_STATES,
  toAudit: { value: '10', label: '待接单', tone: 'waiting' },
} as const satisfies States;
