/** Why an action on a whole-vehicle order is not possible: codes with their sentences (TRAF-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface TrafficOrderParams {
  /** The name of its state is that of the server, as in all that follow. */
  readonly 'trafficOrder.notToAccept': { readonly statusName: string };
  readonly 'trafficOrder.paid': NoParams;
  readonly 'trafficOrder.payLater': NoParams;
  readonly 'trafficOrder.notToPay': { readonly statusName: string };
  readonly 'trafficOrder.paidByPayer': NoParams;
  readonly 'trafficOrder.payerStays': { readonly statusName: string };
  readonly 'trafficOrder.delayPending': NoParams;
  readonly 'trafficOrder.delayLater': NoParams;
  readonly 'trafficOrder.notToDelay': { readonly statusName: string };
}

/** Why an action on a whole-vehicle order is not possible. */
export type TrafficOrderRefusal = RefusalOf<TrafficOrderParams>;

const CHINESE: Sentences<TrafficOrderParams> = {
  'trafficOrder.notToAccept': ({ statusName }) => `订单${statusName || '状态未知'}，不需要接单`,
  'trafficOrder.paid': () => '订单已付款',
  'trafficOrder.payLater': () => '接单后才能付款',
  'trafficOrder.notToPay': ({ statusName }) => `订单${statusName || '状态未知'}，不能付款`,
  'trafficOrder.paidByPayer': () => '订单已付款，不能更换付款方',
  'trafficOrder.payerStays': ({ statusName }) => `订单${statusName || '状态未知'}，不能更换付款方`,
  'trafficOrder.delayPending': () => '延期申请审批中',
  'trafficOrder.delayLater': () => '接单后才能申请延期',
  'trafficOrder.notToDelay': ({ statusName }) => `订单${statusName || '状态未知'}，不能申请延期`,
};

/** The sentence of a refusal; undefined for none (TRAF-01). */
export const trafficOrderText = /* @__PURE__ */ textOf(CHINESE);
