import type { CodeNames, States } from './state';

/** The booths of a store, which the dealer reports (FIN-11). Assumption: the specification shows no codes. */
export const STORE_REPORT_STATES = {
  open: { value: '10', label: '未上报', tone: 'waiting' },
  reported: { value: '20', label: '已上报', tone: 'done' },
  returned: { value: '30', label: '已退回', tone: 'bad' },
} as const satisfies States;

/** Applications about a store (FIN-11). Assumption. */
export const STORE_APPLICATION_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'moving' },
  approved: { value: '20', label: '已通过', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
  withdrawn: { value: '40', label: '已撤回', tone: 'neutral' },
} as const satisfies States;

/** The steps of an approval. Assumption. */
export const APPROVAL_STEP_STATES = {
  open: { value: '0', label: '未处理', tone: 'waiting' },
  approved: { value: '1', label: '已通过', tone: 'done' },
  rejected: { value: '2', label: '已驳回', tone: 'bad' },
} as const satisfies States;

/** Customers that may open a store (FIN-11). Assumption. */
export const POTENTIAL_CUSTOMER_STATES = {
  toFollow: { value: '10', label: '待跟进', tone: 'waiting' },
  opened: { value: '20', label: '已开户', tone: 'done' },
  givenUp: { value: '90', label: '已放弃', tone: 'neutral' },
} as const satisfies States;

/** Activities and promotions that the company announces (FIN-11). Assumption. */
export const PROMOTION_STATES = {
  planned: { value: '1', label: '未开始', tone: 'waiting' },
  running: { value: '2', label: '进行中', tone: 'moving' },
  over: { value: '3', label: '已结束', tone: 'neutral' },
} as const satisfies States;

/** Applications to change a ship-to (1§4). Assumption. */
export const SHIP_TO_CHANGE_STATES = {
  inApproval: { value: '10', label: '审批中', tone: 'waiting' },
  approved: { value: '20', label: '已通过', tone: 'done' },
  rejected: { value: '30', label: '已驳回', tone: 'bad' },
  revoked: { value: '40', label: '已撤销', tone: 'neutral' },
} as const satisfies States;

/** The stages of a project; the first digit of its state is that of its stage (FIN-10). Assumption. */
export const PROJECT_STAGES = {
  opportunity: { value: '00', label: '商机' },
  registration: { value: '10', label: '登记' },
  verification: { value: '20', label: '核实' },
  pricing: { value: '30', label: '定价' },
  ordering: { value: '40', label: '下单' },
  delivery: { value: '50', label: '交付' },
  acceptance: { value: '60', label: '验收' },
  settlement: { value: '70', label: '结算' },
  withdrawal: { value: '90', label: '撤回' },
} as const satisfies CodeNames;

/** Projects and opportunities (FIN-10). Assumption. */
export const PROJECT_STATES = {
  opportunity: { value: '00', label: '待跟进', tone: 'neutral' },
  draft: { value: '10', label: '草稿', tone: 'neutral' },
  papersMissing: { value: '11', label: '待补资料', tone: 'waiting' },
  checking: { value: '20', label: '核实中', tone: 'moving' },
  priceOpen: { value: '30', label: '待申请工程价', tone: 'waiting' },
  pricing: { value: '31', label: '定价中', tone: 'moving' },
  quoted: { value: '32', label: '待接受报价', tone: 'waiting' },
  depositDue: { value: '40', label: '待付定金', tone: 'waiting' },
  restDue: { value: '50', label: '待付尾款', tone: 'waiting' },
  delivering: { value: '51', label: '交付中', tone: 'moving' },
  acceptanceDue: { value: '60', label: '待提交验收', tone: 'waiting' },
  accepting: { value: '61', label: '验收审核中', tone: 'moving' },
  settling: { value: '70', label: '结算中', tone: 'moving' },
  settled: { value: '71', label: '已结算', tone: 'done' },
  withdrawn: { value: '90', label: '已撤回', tone: 'neutral' },
} as const satisfies States;

/** The papers of a project (FIN-10). Assumption. */
export const PROJECT_PAPER_STATES = {
  missing: { value: '10', label: '待补', tone: 'waiting' },
  issued: { value: '20', label: '已有', tone: 'done' },
  notYet: { value: '30', label: '还没到', tone: 'neutral' },
} as const satisfies States;

/** Live broadcasts (FIN-11). Assumption. */
export const LIVE_STATES = {
  announced: { value: '1', label: '预告', tone: 'neutral' },
  onAir: { value: '2', label: '直播中', tone: 'moving' },
  recorded: { value: '3', label: '回放', tone: 'neutral' },
} as const satisfies States;

/** Text messages (FIN-11). Assumption. */
export const SMS_STATES = {
  failed: { value: '0', label: '发送失败', tone: 'bad' },
  delivered: { value: '1', label: '已送达', tone: 'done' },
} as const satisfies States;

/** The industries that a customer runs (FIN-11). Assumption. */
export const INDUSTRY_STATES = {
  running: { value: '1', label: '正常', tone: 'done' },
  closing: { value: '2', label: '清户中', tone: 'moving' },
  closed: { value: '0', label: '已关闭', tone: 'neutral' },
} as const satisfies States;

/** Sub-accounts (ACC-01). Assumption. */
export const SUB_ACCOUNT_STATES = {
  active: { value: '1', label: '启用', tone: 'done' },
  stopped: { value: '0', label: '停用', tone: 'neutral' },
} as const satisfies States;

/** The certificates of a customer (PROF-01). Assumption. */
export const CERTIFICATE_STATES = {
  valid: { value: '1', label: '有效', tone: 'done' },
  endsSoon: { value: '2', label: '即将到期', tone: 'waiting' },
  expired: { value: '3', label: '已过期', tone: 'bad' },
} as const satisfies States;

/** The stock of a product at the customer (FIN-10a). Assumption. */
export const STOCK_STATES = {
  toOrder: { value: '1', label: '待补货', tone: 'waiting' },
  enough: { value: '2', label: '库存充足', tone: 'done' },
} as const satisfies States;

/** Problems that a customer reported (SERV-01). Assumption. */
export const EVENT_WORK_STATES = {
  inHand: { value: '10', label: '处理中', tone: 'moving' },
  handled: { value: '20', label: '已处理', tone: 'waiting' },
  evaluated: { value: '30', label: '已评价', tone: 'done' },
} as const satisfies States;
