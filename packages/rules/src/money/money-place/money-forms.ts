/**
 * The places where money may stand: one row for each form. It has the payer types of each side, the reason of each no,
 * and whether the payment password is asked for (FIN-03, FIN-05 to FIN-08, FIN-10).
 */
import { PAYER_TYPES } from '../../base/payer-types';

/** A payer type that the portal knows (2§3, 2§9); any other one stands nowhere. */
export type PayerType = (typeof PAYER_TYPES)[keyof typeof PAYER_TYPES]['value'];

const { cash, credit, deposit, project, sample, spare, rebate, frozen, safePay } = PAYER_TYPES;

/** Where an account stands in a form: it gives the money, or it gets it. */
export type MoneySide = 'source' | 'target';

/** The way around a no: a page that changes it, or does in its place what the form cannot. */
export type PlaceWay = 'transfer' | 'credit' | 'deposit' | 'rebate' | 'unfreeze';

/** Why an account may not stand at a side. */
export interface PlaceReason {
  /** The sentence that the user reads: the reason, and who or what changes it. */
  readonly text: string;
  readonly way?: PlaceWay;
}

/** The accounts of one side. */
export interface SideTerms {
  readonly types: readonly PayerType[];
  /** Why another account that money may move in cannot stand here. */
  readonly otherwise: PlaceReason;
  /** Reasons of this side in place of those that hold everywhere. */
  readonly reasons?: Readonly<Partial<Record<PayerType, PlaceReason>>>;
}

/** One row of the table. */
export interface MoneyFormTerms {
  /** Absent where the money comes from outside: a bank, a lender, a card. */
  readonly source?: SideTerms;
  /** Absent where the money leaves the payers: a fee, a lender, a project. */
  readonly target?: SideTerms;
  readonly asksPassword: boolean;
}

const MOVE: PlaceWay = 'transfer';

/** The ordinary accounts of a dealer: cash, project, sample machines, reserve. */
const ORDINARY = [
  cash.value,
  project.value,
  sample.value,
  spare.value,
] as const satisfies readonly PayerType[];
/** Assumption: safe pay (90) is the own account of 空调 and of 快捷通: `getAxBalance` answers with its balance. */
const OWN = [safePay.value] as const satisfies readonly PayerType[];
const MOVABLE = [...ORDINARY, ...OWN] as const;
/** Assumption: a wallet of digital currency belongs to the cash account; it has no payer type. */
const WALLET = [cash.value] as const satisfies readonly PayerType[];
/** Assumption: a project is paid, and a rebate is cashed, from or to the project account or cash. */
const PROJECT = [cash.value, project.value] as const satisfies readonly PayerType[];

const side = (types: readonly PayerType[], text: string, more: Omit<SideTerms, 'types' | 'otherwise'> = {}) =>
  ({ types, otherwise: { text }, ...more }) satisfies SideTerms;

const byTransfer = (types: readonly PayerType[], text: string) =>
  ({ types, otherwise: { text, way: MOVE } }) satisfies SideTerms;

const INTO_OWN = {
  source: side(ORDINARY, '安全付：已经在专户里，不用划入'),
  asksPassword: true,
} as const;

const OUT_OF_OWN = {
  target: side(ORDINARY, '安全付：退款就是从这里退出'),
  asksPassword: true,
} as const;

/** The money comes from outside: an account that the dealer orders from gets it. */
const FROM_OUTSIDE = { target: side(MOVABLE, '这个账户不能入账'), asksPassword: false } as const;

const BETWEEN_PAYERS = {
  source: side(MOVABLE, '这个账户不能转出'),
  target: side(MOVABLE, '这个账户不能转入'),
  asksPassword: true,
} as const;

const FEE = { source: side(MOVABLE, '这个账户不能扣款'), asksPassword: true } as const;

const NO_MONEY_MOVES = { asksPassword: false } as const;

/**
 * The table. Assumption: each row of it.
 * - 15 never moves. 02 pays orders and nothing else.
 * - 03 and 07 are neither source nor target of a payment, a transfer or a refund. 07 gives to 返利兑现 alone.
 * - A form of 空调, 快捷通 or 数币 has its own account on one side.
 * - All money that leaves an account asks for the payment password. An order does not: its settlement has steps of its own.
 */
export const MONEY_FORMS = {
  /** 下单: the server's list of payers decides; these are the types that it may have. */
  order: { source: side([...MOVABLE, credit.value], '这个账户不能下单'), asksPassword: false },
  /** 付款, 批量付款, 在线支付, and the payment that an address asks for. */
  payment: FROM_OUTSIDE,
  /** 空调付款. */
  airPayment: { target: side(OWN, '空调付款只付到空调专户；付到这里用“付款”'), asksPassword: false },
  /** POS 支付. */
  posPayment: FROM_OUTSIDE,
  /** POS 绑定: the account that gets what a terminal takes. */
  posBinding: FROM_OUTSIDE,
  /** POS 年费. */
  posFee: FEE,
  /** 账户划转. */
  accountTransfer: BETWEEN_PAYERS,
  /** 融资划转. */
  financeTransfer: BETWEEN_PAYERS,
  /** 平行划转: the target is an account of the branch. */
  parallelTransfer: BETWEEN_PAYERS,
  /** 空调在线划转. */
  airTransfer: { ...INTO_OWN, target: byTransfer(OWN, '空调划转只划入空调专户；转到这里用“账户划转”') },
  /** 快捷通在线划转. */
  kjtTransfer: { ...INTO_OWN, target: byTransfer(OWN, '快捷通划转只划入快捷通；转到这里用“账户划转”') },
  /** 空调退款. */
  airRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, '不是空调专户的钱，用“账户划转”') },
  /** 空调贴息退款. */
  airInterestRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, '不是空调专户的钱，用“账户划转”') },
  /** 快捷通退款. */
  kjtRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, '不是快捷通的钱，用“账户划转”') },
  /** 数币转账. */
  digitalTransfer: {
    source: byTransfer(WALLET, '数字货币在现款账户下，这里的钱用“账户划转”'),
    target: side(ORDINARY, '安全付：数字货币不能转入，用“快捷通在线划转”'),
    asksPassword: true,
  },
  /** 返利兑现. */
  rebateCash: {
    source: side([rebate.value], '返利兑现只用返利账户里的钱'),
    target: side(PROJECT, '返利只兑现到现款或工程账户', {
      reasons: { [rebate.value]: { text: '返利：正是要兑现的钱' } },
    }),
    asksPassword: true,
  },
  /** 还款, 赎回. */
  repayment: FEE,
  /** 融资充值: a lender pays. */
  financing: FROM_OUTSIDE,
  /** 信用额度申请: the account that is to order on credit. */
  creditApplication: {
    target: side([...MOVABLE, credit.value], '这个账户不能信用下单'),
    asksPassword: false,
  },
  /** 承兑录入, 票据认领. Assumption: an account of bills is of type 02. */
  bill: { target: side([...ORDINARY, credit.value], '安全付：票据不进安全付账户'), asksPassword: false },
  /** 付定金, 付尾款 of a project. */
  projectPayment: { source: side(PROJECT, '工程款只从工程账户或现款付'), asksPassword: true },
  /** 银行卡解绑: no money moves, and the password confirms it. */
  cardUnbinding: { asksPassword: true },
  /** Opening and closing an account, an agreement, a registration: nothing but an application. */
  application: NO_MONEY_MOVES,
} as const satisfies Readonly<Record<string, MoneyFormTerms>>;

/** The name of a row. */
export type MoneyFormName = keyof typeof MONEY_FORMS;

/** The reasons that hold wherever a side does not name the type itself. */
const EVERYWHERE: Readonly<Partial<Record<PayerType, PlaceReason>>> = {
  [credit.value]: { text: '授信、票据：只用于下单，不是现款。额度由客户经理调整', way: 'credit' },
  [deposit.value]: { text: '保证金：只作担保。退还由公司财务审批，请联系客户经理', way: 'deposit' },
  [rebate.value]: { text: '返利：只能在“返利兑现”中使用，由管理员办理', way: 'rebate' },
  [frozen.value]: { text: '冻结账户：钱不能动。解冻由客户经理办理', way: 'unfreeze' },
};

/** The row of a form, its sides there or not. */
const termsOfForm = (form: MoneyFormName): MoneyFormTerms => MONEY_FORMS[form];

/** Whether a form asks for the payment password before it is sent. */
export const asksPassword = (form: MoneyFormName): boolean => MONEY_FORMS[form].asksPassword;

const isPayerType = (type: string): type is PayerType =>
  Object.values(PAYER_TYPES).some(({ value }) => value === type);

/**
 * Why an account of a type may not stand at a side of a form.
 * @param form the row of the table
 * @param moneySide the giving or the getting side
 * @param payerType the wire's code, e.g. `07`; an absent or unknown one stands nowhere
 * @returns undefined where it may
 */
export function typeReason(
  form: MoneyFormName,
  moneySide: MoneySide,
  payerType: string | null | undefined,
): PlaceReason | undefined {
  const terms = termsOfForm(form)[moneySide];
  if (!terms) return { text: '这里没有要选的账户' };
  if (!payerType) return { text: '没有账户类型，不能确定能不能用。请联系客户经理' };
  if (!isPayerType(payerType)) {
    return { text: `账户类型 ${payerType} 不认识，不能确定能不能用。请联系客户经理` };
  }
  if (terms.types.includes(payerType)) return undefined;
  return terms.reasons?.[payerType] ?? EVERYWHERE[payerType] ?? terms.otherwise;
}
