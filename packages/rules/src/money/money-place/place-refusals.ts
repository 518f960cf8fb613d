/** Why an account may not stand at a side of a form: codes with their sentences (FIN-03, FIN-05 to FIN-08, FIN-10). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface PlaceParams {
  readonly 'place.noSide': NoParams;
  readonly 'place.typeMissing': NoParams;
  readonly 'place.typeUnknown': { readonly payerType: string };
  readonly 'place.alreadyInOwn': NoParams;
  readonly 'place.refundSource': NoParams;
  readonly 'place.noDeposit': NoParams;
  readonly 'place.notOut': NoParams;
  readonly 'place.notIn': NoParams;
  readonly 'place.noFee': NoParams;
  readonly 'place.noOrder': NoParams;
  readonly 'place.airPayment': NoParams;
  readonly 'place.airTransfer': NoParams;
  readonly 'place.kjtTransfer': NoParams;
  readonly 'place.airRefund': NoParams;
  readonly 'place.kjtRefund': NoParams;
  readonly 'place.digitalSource': NoParams;
  readonly 'place.digitalTarget': NoParams;
  readonly 'place.rebateSource': NoParams;
  readonly 'place.rebateTarget': NoParams;
  readonly 'place.rebateItself': NoParams;
  readonly 'place.noCredit': NoParams;
  readonly 'place.noBill': NoParams;
  readonly 'place.project': NoParams;
  readonly 'place.credit': NoParams;
  readonly 'place.guarantee': NoParams;
  readonly 'place.rebate': NoParams;
  readonly 'place.frozen': NoParams;
  readonly 'place.chosenAsTarget': NoParams;
  readonly 'place.chosenAsSource': NoParams;
  readonly 'place.notValid': NoParams;
  readonly 'place.balanceUnread': NoParams;
  readonly 'place.noMoney': NoParams;
}

/** Why an account may not stand at a side of a form. */
export type PlaceRefusal = RefusalOf<PlaceParams>;

const CHINESE: Sentences<PlaceParams> = {
  'place.noSide': () => '这里没有要选的账户',
  'place.typeMissing': () => '没有账户类型，不能确定能不能用。请联系客户经理',
  'place.typeUnknown': ({ payerType }) => `账户类型 ${payerType} 不认识，不能确定能不能用。请联系客户经理`,
  'place.alreadyInOwn': () => '安全付：已经在专户里，不用划入',
  'place.refundSource': () => '安全付：退款就是从这里退出',
  'place.noDeposit': () => '这个账户不能入账',
  'place.notOut': () => '这个账户不能转出',
  'place.notIn': () => '这个账户不能转入',
  'place.noFee': () => '这个账户不能扣款',
  'place.noOrder': () => '这个账户不能下单',
  'place.airPayment': () => '空调付款只付到空调专户；付到这里用“付款”',
  'place.airTransfer': () => '空调划转只划入空调专户；转到这里用“账户划转”',
  'place.kjtTransfer': () => '快捷通划转只划入快捷通；转到这里用“账户划转”',
  'place.airRefund': () => '不是空调专户的钱，用“账户划转”',
  'place.kjtRefund': () => '不是快捷通的钱，用“账户划转”',
  'place.digitalSource': () => '数字货币在现款账户下，这里的钱用“账户划转”',
  'place.digitalTarget': () => '安全付：数字货币不能转入，用“快捷通在线划转”',
  'place.rebateSource': () => '返利兑现只用返利账户里的钱',
  'place.rebateTarget': () => '返利只兑现到现款或工程账户',
  'place.rebateItself': () => '返利：正是要兑现的钱',
  'place.noCredit': () => '这个账户不能信用下单',
  'place.noBill': () => '安全付：票据不进安全付账户',
  'place.project': () => '工程款只从工程账户或现款付',
  'place.credit': () => '授信、票据：只用于下单，不是现款。额度由客户经理调整',
  'place.guarantee': () => '保证金：只作担保。退还由公司财务审批，请联系客户经理',
  'place.rebate': () => '返利：只能在“返利兑现”中使用，由管理员办理',
  'place.frozen': () => '冻结账户：钱不能动。解冻由客户经理办理',
  'place.chosenAsTarget': () => '已经选作转入付款方',
  'place.chosenAsSource': () => '已经选作转出付款方',
  'place.notValid': () => '已失效：不能再用',
  'place.balanceUnread': () => '余额读不出来：不能确定有没有钱',
  'place.noMoney': () => '余额 0：没有可用的钱。到账后自动回到上面',
};

/** The sentence of a refusal; undefined for none (FIN-03, FIN-05 to FIN-08, FIN-10). */
export const placeText = /* @__PURE__ */ textOf(CHINESE);
