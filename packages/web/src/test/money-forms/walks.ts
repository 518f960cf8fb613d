/**
 * Every form that moves money or applies for it, with a user's input: one table for the rules of all (FIN-03, FIN-06 to
 * FIN-08).
 */
import type { OperationId } from '@dealer-portal/sdk';
import { href, type PageName } from '#routes';
import { isWhole } from '../part';

export interface MoneyWalk {
  readonly route: PageName;
  readonly address: string;
  /** Forms of one family are made by one definition: the long tests walk the first of each. */
  readonly family: string;
  readonly verb: string;
  /** The call that moves. */
  readonly call: OperationId;
  /** The choices, by the label of their field. */
  readonly choices: Readonly<Record<string, RegExp>>;
  /** The typed texts, by the label of their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** The field of the amount. */
  readonly amount?: string;
  /** Fields that take any text. */
  readonly freeTexts: readonly string[];
  /** Fields that no storage may hold. */
  readonly secrets: readonly string[];
  readonly hasPassword: boolean;
}

/** A walk opens its page several times, and the first one reads all of it; in milliseconds. */
export const WALK_MS = 60_000;

export const PASSWORD = '864208';
export const CARD = '4111111111111111';
export const IDENTITY = '11010519491231002X';

const GIVER = /^青岛崂山腾达/;
const TAKER = /^腾达家电工程账户/;
const BETWEEN = { 转出付款方: GIVER, 转入付款方: TAKER };
const REMARK = '备注';

type WalkParts = Pick<MoneyWalk, 'route' | 'verb' | 'call'> & Partial<MoneyWalk>;

function walk(parts: WalkParts): MoneyWalk {
  const nothing = { choices: {}, texts: {}, freeTexts: [], secrets: [], hasPassword: false };
  return { ...nothing, address: href(parts.route), family: parts.route, ...parts };
}

const AMOUNT = '300.25';

const transfer = (parts: WalkParts) =>
  walk({
    hasPassword: true,
    choices: BETWEEN,
    amount: '金额（元）',
    texts: { '金额（元）': AMOUNT, [REMARK]: '调拨' },
    freeTexts: [REMARK],
    ...parts,
  });

/** A form whose own account stands on one side as a line: only the other side is chosen. */
const funds = (route: PageName, verb: string, choices: MoneyWalk['choices']) =>
  transfer({ route, verb, call: 'submitFundsTransfer', family: 'funds', choices });

const payment = (route: PageName, parts: Partial<MoneyWalk> = {}) =>
  walk({
    route,
    verb: '付款',
    call: 'submitPayment',
    choices: { 入账付款方: GIVER },
    amount: '付款金额（元）',
    texts: { '付款金额（元）': AMOUNT, [REMARK]: '货款' },
    freeTexts: [REMARK],
    ...parts,
  });

const opening = (route: PageName, verb: string, choices: MoneyWalk['choices'] = {}) =>
  walk({
    route,
    verb,
    call: 'openPaymentAccount',
    family: 'opening',
    choices,
    texts: {
      企业名称: '腾达家电',
      法定代表人: '王建国',
      身份证号: IDENTITY,
      开户银行: '青岛银行',
      银行卡号: CARD,
      预留手机号: '13800000001',
    },
    freeTexts: ['企业名称', '法定代表人', '开户银行'],
    secrets: ['身份证号', '银行卡号'],
  });

const repayment = (route: PageName, verb: string) =>
  walk({
    route,
    verb,
    address: `${href(route)}?financeNo=RZ1`,
    family: 'repayment',
    call: 'submitFinanceRepay',
    hasPassword: true,
    choices: { 付款方: GIVER },
    amount: '归还本金（元）',
    texts: { '归还本金（元）': AMOUNT },
  });

const POS = [
  walk({
    route: 'posapply',
    verb: '申请',
    call: 'submitPosAgreement',
    texts: {
      收单银行: '青岛银行',
      机具数量: '2',
      联系人: '王建国',
      联系电话: '13800000001',
      安装地址: '株洲路187号',
    },
    freeTexts: ['收单银行', '联系人', '安装地址'],
  }),
  walk({
    route: 'posbinding',
    verb: '绑定',
    call: 'setPosTerminalBinding',
    choices: { 终端: /^37020002/, 入账付款方: GIVER },
  }),
  walk({
    route: 'annualfee',
    verb: '缴年费',
    call: 'submitPosPayment',
    hasPassword: true,
    choices: { 终端: /^37020002/, 付款方: GIVER },
  }),
  walk({
    route: 'pospay',
    verb: 'POS 支付',
    call: 'submitPosPayment',
    choices: { 入账付款方: GIVER },
    amount: '金额（元）',
    texts: { '金额（元）': AMOUNT },
  }),
];

const LENDING = [
  walk({
    route: 'loanPreLoanApply',
    verb: '融资充值',
    call: 'submitFinanceApply',
    choices: { 资金方: /^青岛银行/, 入账付款方: GIVER },
    amount: '融资金额（元）',
    texts: { '融资金额（元）': AMOUNT },
  }),
  walk({
    route: 'loanLoanOrders',
    address: `${href('loanLoanOrders')}?apply=1`,
    verb: '申请信用',
    call: 'submitCreditApply',
    choices: { 付款方: GIVER },
    amount: '申请金额（元）',
    texts: { '申请金额（元）': AMOUNT, 申请原因: '双十二备货' },
    freeTexts: ['申请原因'],
  }),
  repayment('loanGetRepay', '还款'),
  repayment('quickRedemption', '赎回'),
];

const ACCOUNTS = [
  opening('accountsubmit', '开户', { 账户类型: /^信用账户（直营）/ }),
  opening('digitalCurrencyOpenAccountInfo', '开户'),
  opening('opencredit', '开通信用'),
  opening('opencreditCT', '开通信用'),
  opening('loanBindBank', '绑定银行卡'),
  walk({
    route: 'unbundcard',
    address: `${href('unbundcard')}?id=67001`,
    verb: '解绑',
    call: 'unbindBankCard',
    hasPassword: true,
  }),
  walk({
    route: 'accountsubmit',
    address: `${href('accountsubmit')}?for=close`,
    family: 'liquidation',
    verb: '清户申请',
    call: 'submitLiquidateApply',
    choices: { 销售组织: /^家电销售有限公司/, 产业: /^冰箱/ },
    texts: {
      清户原因: '不再经营冰箱',
      联系人: '陈磊',
      联系电话: '13800000012',
      退款开户行: '工商银行',
      退款账号: '3803020109200012345',
    },
    freeTexts: ['清户原因', '联系人', '退款开户行'],
    secrets: ['退款账号'],
  }),
];

const REQUEST = JSON.stringify({ payerCode: '8800123456', amount: 36_289, orderNoList: ['6010086601'] });

const PAYMENTS = [
  payment('payment', { family: 'payment' }),
  payment('paymentN', { family: 'payment' }),
  payment('onlinePayment'),
  payment('airpayment', { family: 'air', choices: {} }),
  payment('AirOnlinePayment', { family: 'air', choices: {} }),
  walk({
    route: 'payPage',
    address: href('payPage', { data: REQUEST }),
    verb: '付款',
    call: 'submitPayment',
  }),
];

const TRANSFERS = [
  transfer({ route: 'accounttransfer', verb: '划转', call: 'saveTransfer' }),
  transfer({ route: 'financetransfer', verb: '划转', call: 'saveFinanceTransfer' }),
  transfer({
    route: 'accountparalleltransfer',
    verb: '划转',
    call: 'saveMasterSonTransfer',
    // The branch has one account, which stands there as a line.
    choices: { 子户: /^\(8800123457\)/, 转出付款方: GIVER },
  }),
  funds('haierDigitalTransfer', '转账', { 转入付款方: TAKER }),
  funds('AirtransferOnline', '划转', { 转出付款方: GIVER }),
  funds('airrefund', '退款', { 转入付款方: TAKER }),
  funds('airinterestrefund', '退款', { 转入付款方: TAKER }),
  funds('KJTtransferOnline', '划转', { 转出付款方: GIVER }),
  funds('KJTrefund', '退款', { 转入付款方: TAKER }),
];

const REBATES = [
  walk({
    route: 'myrebate',
    address: `${href('myrebate')}?cash=FL20261001`,
    verb: '兑现',
    call: 'submitRebateCash',
    hasPassword: true,
    choices: { 入账付款方: GIVER },
    amount: '兑现金额（元）',
    texts: { '兑现金额（元）': AMOUNT },
  }),
];

export const WALKS: readonly MoneyWalk[] = [
  ...PAYMENTS,
  ...TRANSFERS,
  ...ACCOUNTS,
  ...LENDING,
  ...POS,
  ...REBATES,
];

/** The first form of each definition. */
export const FAMILIES: readonly MoneyWalk[] = [
  ...new Map(WALKS.toReversed().map((item) => [item.family, item])).values(),
].toReversed();

/**
 * The families that a plain run walks: one with an amount, a payment password and an outcome that is waited for, and one
 * with values that may not be kept and no password. All forms are one component, and what differs between their
 * definitions is in `definitions.test.tsx`; `pnpm check --whole` walks every family.
 */
const WALKED = ['funds', 'opening'];

/** For the table of a test: its name first. */
export const named = (walks: readonly MoneyWalk[]) =>
  walks.map((item) => [`${item.verb} /${item.route}`, item] as const);

/** The forms that a test of all forms walks, for its table. */
export const walked = (families: readonly MoneyWalk[] = FAMILIES) =>
  named(families.filter(({ family }) => isWhole || WALKED.includes(family)));
