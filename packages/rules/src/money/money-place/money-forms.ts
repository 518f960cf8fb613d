/**
 * The places where money may stand: one row for each form. It has the payer types of each side, the reason of each no,
 * and whether the payment password is asked for (FIN-03, FIN-05 to FIN-08, FIN-10).
 */
import { PAYER_TYPES } from '../../base/payer-types';
import { refuse } from '../../base/refusal';
import type { PlaceRefusal } from './place-refusals';

/** A payer type that the portal knows (2§3, 2§9); any other one stands nowhere. */
export type PayerType = (typeof PAYER_TYPES)[keyof typeof PAYER_TYPES]['value'];

const { cash, credit, deposit, project, sample, spare, rebate, frozen, safePay } = PAYER_TYPES;

/** Where an account stands in a form: it gives the money, or it gets it. */
export type MoneySide = 'source' | 'target';

/** The way around a no: a page that changes it, or does in its place what the form cannot. */
export type PlaceWay = 'transfer' | 'credit' | 'deposit' | 'rebate' | 'unfreeze';

/** Why an account may not stand at a side. */
export interface PlaceReason {
  /** The reason, and who or what changes it; `placeText` has its sentence. */
  readonly refusal: PlaceRefusal;
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

/** A code whose sentence names nothing. */
type PlainCode = Exclude<PlaceRefusal, { readonly code: 'place.typeUnknown' }>['code'];

const side = (
  types: readonly PayerType[],
  code: PlainCode,
  more: Omit<SideTerms, 'types' | 'otherwise'> = {},
) => ({ types, otherwise: { refusal: refuse(code) }, ...more }) satisfies SideTerms;

const byTransfer = (types: readonly PayerType[], code: PlainCode) =>
  ({ types, otherwise: { refusal: refuse(code), way: MOVE } }) satisfies SideTerms;

const INTO_OWN = {
  source: side(ORDINARY, 'place.alreadyInOwn'),
  asksPassword: true,
} as const;

const OUT_OF_OWN = {
  target: side(ORDINARY, 'place.refundSource'),
  asksPassword: true,
} as const;

/** The money comes from outside: an account that the dealer orders from gets it. */
const FROM_OUTSIDE = { target: side(MOVABLE, 'place.noDeposit'), asksPassword: false } as const;

const BETWEEN_PAYERS = {
  source: side(MOVABLE, 'place.notOut'),
  target: side(MOVABLE, 'place.notIn'),
  asksPassword: true,
} as const;

const FEE = { source: side(MOVABLE, 'place.noFee'), asksPassword: true } as const;

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
  order: { source: side([...MOVABLE, credit.value], 'place.noOrder'), asksPassword: false },
  /** 付款, 批量付款, 在线支付, and the payment that an address asks for. */
  payment: FROM_OUTSIDE,
  /** 空调付款. */
  airPayment: { target: side(OWN, 'place.airPayment'), asksPassword: false },
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
  airTransfer: { ...INTO_OWN, target: byTransfer(OWN, 'place.airTransfer') },
  /** 快捷通在线划转. */
  kjtTransfer: { ...INTO_OWN, target: byTransfer(OWN, 'place.kjtTransfer') },
  /** 空调退款. */
  airRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, 'place.airRefund') },
  /** 空调贴息退款. */
  airInterestRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, 'place.airRefund') },
  /** 快捷通退款. */
  kjtRefund: { ...OUT_OF_OWN, source: byTransfer(OWN, 'place.kjtRefund') },
  /** 数币转账. */
  digitalTransfer: {
    source: byTransfer(WALLET, 'place.digitalSource'),
    target: side(ORDINARY, 'place.digitalTarget'),
    asksPassword: true,
  },
  /** 返利兑现. */
  rebateCash: {
    source: side([rebate.value], 'place.rebateSource'),
    target: side(PROJECT, 'place.rebateTarget', {
      reasons: { [rebate.value]: { refusal: refuse('place.rebateItself') } },
    }),
    asksPassword: true,
  },
  /** 还款, 赎回. */
  repayment: FEE,
  /** 融资充值: a lender pays. */
  financing: FROM_OUTSIDE,
  /** 信用额度申请: the account that is to order on credit. */
  creditApplication: {
    target: side([...MOVABLE, credit.value], 'place.noCredit'),
    asksPassword: false,
  },
  /** 承兑录入, 票据认领. Assumption: an account of bills is of type 02. */
  bill: { target: side([...ORDINARY, credit.value], 'place.noBill'), asksPassword: false },
  /** 付定金, 付尾款 of a project. */
  projectPayment: { source: side(PROJECT, 'place.project'), asksPassword: true },
  /** 银行卡解绑: no money moves, and the password confirms it. */
  cardUnbinding: { asksPassword: true },
  /** Opening and closing an account, an agreement, a registration: nothing but an application. */
  application: NO_MONEY_MOVES,
} as const satisfies Readonly<Record<string, MoneyFormTerms>>;

/** The name of a row. */
export type MoneyFormName = keyof typeof MONEY_FORMS;

/** The reasons that hold wherever a side does not name the type itself. */
const EVERYWHERE: Readonly<Partial<Record<PayerType, PlaceReason>>> = {
  [credit.value]: { refusal: refuse('place.credit'), way: 'credit' },
  [deposit.value]: { refusal: refuse('place.guarantee'), way: 'deposit' },
  [rebate.value]: { refusal: refuse('place.rebate'), way: 'rebate' },
  [frozen.value]: { refusal: refuse('place.frozen'), way: 'unfreeze' },
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
  if (!terms) return { refusal: refuse('place.noSide') };
  if (!payerType) return { refusal: refuse('place.typeMissing') };
  if (!isPayerType(payerType)) {
    return { refusal: refuse('place.typeUnknown', { payerType }) };
  }
  if (terms.types.includes(payerType)) return undefined;
  return terms.reasons?.[payerType] ?? EVERYWHERE[payerType] ?? terms.otherwise;
}
