import type { CodeNames, States } from './state';

/** Why pieces of a delivery are rejected (ORDER-01). Assumption: the specification shows no reasons. */
export const REJECTION_REASONS = {
  damaged: { value: '01', label: '外观破损' },
  otherModel: { value: '02', label: '型号不符' },
  otherNumber: { value: '03', label: '数量不符' },
  late: { value: '04', label: '超时送达' },
  other: { value: '99', label: '其他' },
} as const satisfies CodeNames;

/** Why pieces of an order are returned (ORDER-01). Assumption. */
export const RETURN_REASONS = {
  quality: { value: '01', label: '质量问题' },
  otherModel: { value: '02', label: '型号错发' },
  unsold: { value: '03', label: '滞销' },
  other: { value: '99', label: '其他' },
} as const satisfies CodeNames;

/** What a reported problem is about (SERV-01). Assumption: the codes beyond those of answers. */
export const EVENT_WORK_TYPES = {
  order: { value: 'ORDER', label: '订单' },
  logistics: { value: 'LOGISTICS', label: '物流' },
  invoice: { value: 'INVOICE', label: '发票' },
  finance: { value: 'FINANCE', label: '财务' },
  system: { value: 'SYSTEM', label: '系统使用' },
} as const satisfies CodeNames;

/** The ways of a delivery note (ORDER-01). Assumption: the first two are codes of the call, JJ is a call of its own. */
export const TRAIL_TYPES = {
  delivery: { value: '1', label: '正向配送' },
  returned: { value: '2', label: '逆向退货' },
  home: { value: 'JJ', label: '居家配送' },
} as const satisfies CodeNames;

/** The kinds of protocols that a customer signs (FIN-08). Assumption. */
export const PROTOCOL_TYPES = {
  goodsReturn: { value: 'RETURN', label: '采购退货协议' },
  bulkOrder: { value: 'BIGORDER', label: '大单采购协议' },
  creditLetter: { value: 'CREDIT', label: '征信授权书' },
  direct: { value: 'DTD', label: '直营协议' },
} as const satisfies CodeNames;

/** How a vehicle is delivered (TRAF-01). Assumption. */
export const SEND_TYPES = {
  delivered: { value: '1', label: '送货到仓' },
  fetched: { value: '2', label: '自提' },
} as const satisfies CodeNames;

/** Whether an address or a payer still holds; 1 is the default of both questions (2§9). Assumption: 0 is the other. */
export const VALIDITY_STATES = {
  valid: { value: '1', label: '有效', tone: 'done' },
  gone: { value: '0', label: '失效', tone: 'neutral' },
} as const satisfies States;
