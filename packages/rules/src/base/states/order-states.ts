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

/** Imported batches of orders (ORDER-01). Assumption: the specification shows no codes. */
export const BATCH_STATES = {
  toPlace: { value: '10', label: '待下单', tone: 'waiting' },
  faulty: { value: '20', label: '校验有误', tone: 'bad' },
  placed: { value: '30', label: '已下单', tone: 'done' },
} as const satisfies States;

/** How a line of an imported batch was checked (ORDER-01). Assumption. */
export const BATCH_LINE_STATES = {
  unchecked: { value: '0', label: '未校验', tone: 'waiting' },
  passed: { value: '1', label: '通过', tone: 'done' },
  faulty: { value: '2', label: '有误', tone: 'bad' },
} as const satisfies States;

/** Orders that the dealer's administrator audits (ORDER-01). Assumption. */
export const ORDER_AUDIT_STATES = {
  toAudit: { value: '0', label: '待审核', tone: 'waiting' },
  approved: { value: '1', label: '已通过', tone: 'done' },
  refused: { value: '2', label: '已拒绝', tone: 'bad' },
} as const satisfies States;

/** Returns (ORDER-01). Assumption. */
export const RETURN_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  toReturn: { value: '20', label: '待退货', tone: 'moving' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
  refunded: { value: '40', label: '已退款', tone: 'done' },
} as const satisfies States;

/** Goods that the centre offers (ORDER-01). Assumption. That the dealer refused them is nothing bad. */
export const ALLOCATION_STATES = {
  toConfirm: { value: '10', label: '待确认', tone: 'waiting' },
  confirmed: { value: '20', label: '已确认', tone: 'done' },
  refused: { value: '30', label: '已拒绝', tone: 'neutral' },
} as const satisfies States;

/** Goods that were found outside of their area (ORDER-01). Assumption. */
export const FOUND_GOODS_STATES = {
  toHandle: { value: '10', label: '待处理', tone: 'waiting' },
  appealed: { value: '20', label: '申诉中', tone: 'moving' },
  handled: { value: '30', label: '已处理', tone: 'done' },
} as const satisfies States;

/** The reserves of a pop customer (ROLE-01, ORDER-01). Assumption. */
export const RESERVE_STATES = {
  valid: { value: '10', label: '生效中', tone: 'moving' },
  stopped: { value: '20', label: '已停用', tone: 'neutral' },
  usedUp: { value: '30', label: '已用完', tone: 'done' },
} as const satisfies States;

/** The evaluation of an order or a service (FIN-11). Assumption. */
export const EVALUATION_STATES = {
  open: { value: '0', label: '未评价', tone: 'waiting' },
  given: { value: '1', label: '已评价', tone: 'done' },
  expired: { value: '2', label: '已过期', tone: 'neutral' },
} as const satisfies States;

/** Activities of bulk orders (BIG-01). Assumption. */
export const BULK_ACTIVITY_STATES = {
  notBegun: { value: '10', label: '未开始', tone: 'waiting' },
  running: { value: '20', label: '进行中', tone: 'done' },
  over: { value: '30', label: '已结束', tone: 'neutral' },
} as const satisfies States;

/** What became of a submitted bulk order (BIG-01). Assumption. */
export const BULK_RESULT_STATES = {
  underWay: { value: '0', label: '处理中', tone: 'waiting' },
  placed: { value: '1', label: '下单成功', tone: 'done' },
  failed: { value: '2', label: '下单失败', tone: 'bad' },
} as const satisfies States;

/** Demands of bulk orders (BIG-01). Assumption: the specification says that there is a lookup, and shows none. */
export const DEMAND_STATES = {
  toSubmit: { value: '0', label: '待提交', tone: 'neutral' },
  toAssess: { value: '1', label: '待评估', tone: 'waiting' },
  assessing: { value: '2', label: '评估中', tone: 'moving' },
  passed: { value: '3', label: '已通过', tone: 'done' },
  rejected: { value: '4', label: '已驳回', tone: 'bad' },
  finished: { value: '5', label: '已完成', tone: 'neutral' },
} as const satisfies States;

/** Samples that are offered at a discount (ORDER-01). Assumption. */
export const SHELF_STATES = {
  unshelved: { value: '10', label: '未上架', tone: 'neutral' },
  shelved: { value: '20', label: '已上架', tone: 'moving' },
  sold: { value: '30', label: '已售出', tone: 'done' },
} as const satisfies States;

/** Sample machines that were applied for (ORDER-01). Assumption. */
export const SAMPLE_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  onShow: { value: '20', label: '已出样', tone: 'done' },
  refused: { value: '30', label: '已拒绝', tone: 'bad' },
} as const satisfies States;

/** The permission to order whole vehicles (TRAF-01). Assumption. */
export const TRAFFIC_PERMISSION_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  granted: { value: '20', label: '已通过', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;
