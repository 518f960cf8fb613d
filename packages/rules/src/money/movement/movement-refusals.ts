/** Why money is not moved: codes with their sentences (FIN-03, FIN-05, FIN-07, FIN-08). */

import { type Amount, formatYuan } from '../../base/money';
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type AmountRefusal, amountText } from '../../fields/input/amount-refusals';

/** A figure or day of a financing, by its name in `OwedLoan`. */
export type LoanFigure = 'outstandingAmount' | 'rate' | 'beginDate' | 'repaidOn';

/** What the sentence of each code names. */
export interface MovementParams {
  readonly 'movement.amountUnread': NoParams;
  readonly 'movement.amountZero': NoParams;
  readonly 'movement.availableUnread': NoParams;
  readonly 'movement.limitUnread': NoParams;
  readonly 'movement.aboveAvailable': { readonly available: Amount; readonly lacking: Amount };
  readonly 'movement.aboveLimit': { readonly limit: Amount };
  readonly 'movement.loanUnread': { readonly figures: readonly LoanFigure[] };
  readonly 'movement.rebateUnread': NoParams;
  readonly 'movement.rebateUsed': NoParams;
  readonly 'movement.rebateEndUnread': NoParams;
  readonly 'movement.rebateEnded': { readonly endDate: string };
  readonly 'movement.orderMissing': { readonly orderNo: string };
  readonly 'movement.orderCancelled': { readonly orderNo: string };
  readonly 'movement.orderUnread': { readonly orderNo: string };
  readonly 'movement.chargeMissing': { readonly expenseNo: string };
  /** `statusName` is blank where the state of the charge is not known. */
  readonly 'movement.chargeClosed': { readonly expenseNo: string; readonly statusName: string };
  readonly 'movement.chargeUnread': { readonly expenseNo: string };
  /** What the charges come to is not what is to be paid. */
  readonly 'movement.chargesAmount': { readonly due: Amount };
  readonly 'movement.financeOrderMissing': { readonly orderNo: string };
  /** `statusName` is blank where the state of the order is not known. */
  readonly 'movement.financeOrderClosed': { readonly orderNo: string; readonly statusName: string };
  readonly 'movement.financeOrderUnread': { readonly orderNo: string };
  readonly 'movement.requestMissing': NoParams;
  readonly 'movement.requestBroken': NoParams;
  readonly 'movement.requestPayer': NoParams;
  /** The amount in the address is no amount. */
  readonly 'movement.requestTyped': { readonly amount: AmountRefusal };
  readonly 'movement.requestAmount': { readonly reason: MovementRefusal };
  readonly 'movement.requestOrders': NoParams;
  /** Orders and charges in one address. */
  readonly 'movement.requestMixed': NoParams;
}

/** Why money is not moved. */
export type MovementRefusal = RefusalOf<MovementParams>;

const LOAN_FIGURES: Readonly<Record<LoanFigure, string>> = {
  outstandingAmount: '未还本金',
  rate: '利率',
  beginDate: '放款日期',
  repaidOn: '还款日期',
};

const CHINESE: Sentences<MovementParams> = {
  'movement.amountUnread': () => '金额无法识别',
  'movement.amountZero': () => '金额要大于 0',
  'movement.availableUnread': () => '可用余额无法识别，请稍后再试',
  'movement.limitUnread': () => '每笔限额无法识别，请稍后再试',
  'movement.aboveAvailable': ({ available, lacking }) =>
    `可用 ${formatYuan(available)}，还差 ${formatYuan(lacking)}`,
  'movement.aboveLimit': ({ limit }) => `每笔最多 ${formatYuan(limit)}`,
  'movement.loanUnread': ({ figures }) =>
    `这笔融资的${figures.map((figure) => LOAN_FIGURES[figure]).join('、')}无法识别，暂不能还款`,
  'movement.rebateUnread': () => '这笔返利的余额无法识别，暂不能兑现',
  'movement.rebateUsed': () => '这笔返利已经用完',
  'movement.rebateEndUnread': () => '这笔返利的到期日无法识别，暂不能兑现',
  'movement.rebateEnded': ({ endDate }) => `这笔返利 ${endDate} 已到期`,
  'movement.orderMissing': ({ orderNo }) => `没有找到订单 ${orderNo}`,
  'movement.orderCancelled': ({ orderNo }) => `订单 ${orderNo} 已取消，不能付款`,
  'movement.orderUnread': ({ orderNo }) => `订单 ${orderNo} 的金额读不出来`,
  'movement.chargeMissing': ({ expenseNo }) => `没有找到费用 ${expenseNo}`,
  'movement.chargeClosed': ({ expenseNo, statusName }) =>
    statusName ? `费用 ${expenseNo} ${statusName}，不用再付` : `费用 ${expenseNo} 的状态没有查到，暂时不能付`,
  'movement.chargeUnread': ({ expenseNo }) => `费用 ${expenseNo} 的金额读不出来`,
  'movement.chargesAmount': ({ due }) => `费用合计 ${formatYuan(due)}，和付款金额不一样`,
  'movement.financeOrderMissing': ({ orderNo }) => `融资订单里没有 ${orderNo}`,
  'movement.financeOrderClosed': ({ orderNo, statusName }) =>
    statusName
      ? `订单 ${orderNo} ${statusName}，不能再申请融资`
      : `订单 ${orderNo} 的状态没有查到，不能申请融资`,
  'movement.financeOrderUnread': ({ orderNo }) => `订单 ${orderNo} 的可融资金额读不出来`,
  'movement.requestMissing': () => '地址里没有要付的款项',
  'movement.requestBroken': () => '地址里的付款信息不完整',
  'movement.requestPayer': () => '地址里没有说付到哪个付款方',
  'movement.requestTyped': ({ amount }) => `地址里的付款金额不对：${amountText(amount)}`,
  'movement.requestAmount': ({ reason }) => `地址里的付款金额不对：${movementText(reason)}`,
  'movement.requestOrders': () => '地址里的订单号不对',
  'movement.requestMixed': () => '地址里又有订单又有费用，要分开付',
};

/** The sentence of a refusal; undefined for none (FIN-03, FIN-05, FIN-07, FIN-08). */
export const movementText = /* @__PURE__ */ textOf(CHINESE);
