import type { States } from './state';

/** Invoices (FIN-04). Assumption: the specification shows no codes. */
export const INVOICE_STATES = {
  toSign: { value: '10', label: '待签收', tone: 'waiting' },
  signed: { value: '20', label: '已签收', tone: 'done' },
  returned: { value: '30', label: '已退票', tone: 'bad' },
} as const satisfies States;

/** An order on the way to its invoice (FIN-04). Assumption. */
export const INVOICE_TRACE_STATES = {
  uninvoiced: { value: '10', label: '未开票', tone: 'waiting' },
  toSign: { value: '20', label: '待签收', tone: 'moving' },
  signed: { value: '30', label: '已签收', tone: 'done' },
  returned: { value: '40', label: '已退票', tone: 'bad' },
} as const satisfies States;

/** Applications for an invoice (FIN-04). Assumption. */
export const INVOICE_APPLICATION_STATES = {
  toInvoice: { value: '10', label: '待开票', tone: 'waiting' },
  invoiced: { value: '20', label: '已开票', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** Red invoices (FIN-05). Assumption. */
export const RED_INVOICE_STATES = {
  toInvoice: { value: '10', label: '待开红票', tone: 'waiting' },
  invoiced: { value: '20', label: '已开红票', tone: 'done' },
} as const satisfies States;

/** 红字信息确认单: what a red digital invoice needs first, by the codes of the tax office (FIN-05). Assumption. */
export const RED_CONFIRMATION_STATES = {
  notNeeded: { value: '01', label: '无需确认', tone: 'neutral' },
  toConfirmByBuyer: { value: '02', label: '待购方确认', tone: 'waiting' },
  toConfirmBySeller: { value: '03', label: '待销方确认', tone: 'moving' },
  confirmed: { value: '04', label: '双方已确认', tone: 'done' },
  deniedByBuyer: { value: '05', label: '购方已否认', tone: 'bad' },
  deniedBySeller: { value: '06', label: '销方已否认', tone: 'bad' },
  expired: { value: '07', label: '超时作废', tone: 'bad' },
  withdrawn: { value: '08', label: '发起方撤销', tone: 'bad' },
} as const satisfies States;

/** Acceptance bills (FIN-04). Assumption. */
export const BILL_STATES = {
  toAudit: { value: '10', label: '待审核', tone: 'waiting' },
  booked: { value: '20', label: '已入账', tone: 'done' },
  discounted: { value: '30', label: '已贴现', tone: 'neutral' },
  paid: { value: '50', label: '已兑付', tone: 'done' },
  endorsed: { value: '60', label: '已背书', tone: 'neutral' },
  dishonoured: { value: '70', label: '已拒付', tone: 'bad' },
} as const satisfies States;

/** Bills that came for the customer (FIN-04). Assumption. */
export const BILL_CLAIM_STATES = {
  toClaim: { value: '10', label: '待认领', tone: 'waiting' },
  claiming: { value: '20', label: '认领中', tone: 'moving' },
  claimed: { value: '30', label: '已认领', tone: 'done' },
} as const satisfies States;

/** The interest that a bank took for a bill (FIN-04). Assumption. */
export const INTEREST_STATES = {
  toConfirm: { value: '10', label: '待确认', tone: 'waiting' },
  confirmed: { value: '20', label: '已确认', tone: 'done' },
} as const satisfies States;

/** Contracts of the year and of rebates (FIN-05, FIN-09). Assumption. */
export const CONTRACT_STATES = {
  toSign: { value: '10', label: '待签署', tone: 'waiting' },
  running: { value: '20', label: '履行中', tone: 'moving' },
  expired: { value: '30', label: '已到期', tone: 'neutral' },
} as const satisfies States;

/** Contracts of orders, which are signed at a provider (ORDER-01). Assumption. */
export const SIGNING_STATES = {
  toSign: { value: '10', label: '待签署', tone: 'waiting' },
  signed: { value: '20', label: '已签署', tone: 'done' },
} as const satisfies States;

/** The person who signs for the customer (ORDER-01). Assumption. */
export const SIGNER_STATES = {
  unknown: { value: '0', label: '未认证', tone: 'waiting' },
  inCheck: { value: '1', label: '认证中', tone: 'moving' },
  authenticated: { value: '2', label: '已认证', tone: 'done' },
} as const satisfies States;

/** Protocols with the company (FIN-08). Assumption. */
export const PROTOCOL_STATES = {
  toSign: { value: '0', label: '待签署', tone: 'waiting' },
  signed: { value: '1', label: '已授权', tone: 'done' },
  expired: { value: '2', label: '已到期', tone: 'waiting' },
} as const satisfies States;

/** Policies (FIN-09). Assumption. */
export const POLICY_STATES = {
  notBegun: { value: '10', label: '未开始', tone: 'waiting' },
  running: { value: '20', label: '执行中', tone: 'moving' },
  over: { value: '30', label: '已结束', tone: 'neutral' },
} as const satisfies States;

/** What an order earned under a policy (FIN-09). Assumption. */
export const PRIZE_STATES = {
  toAudit: { value: '10', label: '待审核', tone: 'waiting' },
  granted: { value: '20', label: '已发放', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;
