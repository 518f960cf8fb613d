import type { States } from './state';

/** Applications to transfer between payers (FIN-03). Assumption: the specification shows no codes. */
export const TRANSFER_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  done: { value: '20', label: '已完成', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** Transfers and refunds by a bank, and payments by POS (FIN-06, FIN-07). Assumption. */
export const FUNDS_STATES = {
  underWay: { value: '10', label: '处理中', tone: 'moving' },
  done: { value: '20', label: '成功', tone: 'done' },
  failed: { value: '30', label: '失败', tone: 'bad' },
} as const satisfies States;

/** Payments at the cashier (FIN-07). Assumption. */
export const PAYMENT_STATES = {
  waiting: { value: '10', label: '待支付', tone: 'waiting' },
  processing: { value: '15', label: '处理中', tone: 'moving' },
  paid: { value: '20', label: '已到账', tone: 'done' },
  failed: { value: '30', label: '失败', tone: 'bad' },
  cancelled: { value: '40', label: '已取消', tone: 'neutral' },
} as const satisfies States;

/** Accounts that are opened for payments (FIN-07). Assumption. */
export const PAYMENT_ACCOUNT_STATES = {
  inAudit: { value: '10', label: '审核中', tone: 'waiting' },
  open: { value: '20', label: '已开通', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** The closing of an account (FIN-11). Assumption. */
export const LIQUIDATION_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'moving' },
  settling: { value: '20', label: '待结算确认', tone: 'waiting' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
  settled: { value: '40', label: '已结算', tone: 'done' },
  cancelled: { value: '90', label: '已取消', tone: 'neutral' },
} as const satisfies States;

/** Applications to unfreeze (FREEZE-02). Assumption. */
export const UNFREEZE_STATES = {
  submitted: { value: '10', label: '已提交', tone: 'waiting' },
  unfrozen: { value: '20', label: '已解冻', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** Orders that may be financed (FIN-08). Assumption. */
export const FINANCE_ORDER_STATES = {
  financeable: { value: '10', label: '可融资', tone: 'waiting' },
  financed: { value: '20', label: '已融资', tone: 'done' },
} as const satisfies States;

/** Financings (FIN-08). Assumption. */
export const FINANCING_STATES = {
  applied: { value: '10', label: '待放款', tone: 'waiting' },
  running: { value: '20', label: '还款中', tone: 'moving' },
  repaid: { value: '30', label: '已结清', tone: 'done' },
} as const satisfies States;

/** The repayments of a financing (FIN-08). Assumption. */
export const REPAYMENT_STATES = {
  open: { value: '10', label: '待还款', tone: 'waiting' },
  repaid: { value: '20', label: '已还款', tone: 'done' },
} as const satisfies States;

/** Interest and service charges of financings (FIN-08). Assumption. */
export const EXPENSE_STATES = {
  open: { value: '10', label: '待缴纳', tone: 'waiting' },
  beingPaid: { value: '15', label: '付款中', tone: 'moving' },
  paid: { value: '20', label: '已缴纳', tone: 'done' },
} as const satisfies States;

/** What a lender grants (FIN-08). Assumption. */
export const CREDIT_LINE_STATES = {
  inAudit: { value: '10', label: '审核中', tone: 'waiting' },
  valid: { value: '20', label: '已生效', tone: 'done' },
  invalid: { value: '30', label: '已失效', tone: 'bad' },
} as const satisfies States;

/** Applications to order on credit (FIN-08). Assumption. */
export const CREDIT_APPLICATION_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  approved: { value: '20', label: '已通过', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** What is settled: the charges of POS trades, the months of a rebate (FIN-01, FIN-05, FIN-06). Assumption. */
export const SETTLEMENT_STATES = {
  toSettle: { value: '10', label: '待结算', tone: 'waiting' },
  settled: { value: '20', label: '已结算', tone: 'done' },
} as const satisfies States;

/** Rebates (FIN-05). Assumption. */
export const REBATE_STATES = {
  usable: { value: '20', label: '可使用', tone: 'waiting' },
  partlyUsed: { value: '30', label: '部分使用', tone: 'moving' },
  cashed: { value: '40', label: '已兑现', tone: 'done' },
} as const satisfies States;

/** POS agreements (FIN-06). Assumption. */
export const POS_AGREEMENT_STATES = {
  inAudit: { value: '10', label: '审核中', tone: 'waiting' },
  valid: { value: '20', label: '已生效', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** POS terminals (FIN-06). Assumption. */
export const TERMINAL_STATES = {
  free: { value: '10', label: '未绑定', tone: 'waiting' },
  bound: { value: '20', label: '已绑定', tone: 'done' },
} as const satisfies States;

/** Receipts (FIN-02). Assumption. */
export const RECEIPT_STATES = {
  unprinted: { value: '10', label: '未打印', tone: 'waiting' },
  printed: { value: '20', label: '已打印', tone: 'done' },
} as const satisfies States;

/** The months and days of an account (FIN-02). Assumption. */
export const PERIOD_STATES = {
  unissued: { value: '9', label: '未出账', tone: 'neutral' },
  toConfirm: { value: '0', label: '待确认', tone: 'waiting' },
  confirmed: { value: '1', label: '已确认', tone: 'done' },
  objected: { value: '2', label: '有异议', tone: 'bad' },
} as const satisfies States;

const { toConfirm, confirmed, objected } = PERIOD_STATES;

/** Reconciliations, and letters that ask for one: months that are issued (FIN-02, FIN-08). */
export const RECONCILIATION_STATES = { toConfirm, confirmed, objected } as const satisfies States;

/** The types of vouchers, with the tone of what they do to the balance (FIN-02). Assumption. */
export const VOUCHER_TYPES = {
  payment: { value: 'DZ', label: '到款', tone: 'done' },
  delivery: { value: 'TH', label: '提货', tone: 'moving' },
  rebate: { value: 'FL', label: '返利', tone: 'done' },
  adjustment: { value: 'TZ', label: '调整', tone: 'neutral' },
} as const satisfies States;

/** Objections to a month: the company looks at it, it was taken back, it ended with an outcome (FIN-02). Assumption. */
export const DISPUTE_STATES = {
  open: { value: '10', label: '等公司核对', tone: 'waiting' },
  withdrawn: { value: '30', label: '已撤回', tone: 'neutral' },
  ended: { value: '40', label: '已了结', tone: 'done' },
} as const satisfies States;
