/** Why a vehicle is not paid: codes with their sentences (TRAF-01, TRANS-01, VALID-01). */

import { type Amount, formatYuan } from '../../base/money';
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { AMOUNT_CHINESE, type AmountParams } from '../../fields/input/amount-refusals';

/** What the sentence of each code names. */
export interface PayMoneyParams {
  readonly 'payMoney.sumUnread': NoParams;
  readonly 'payMoney.unread': NoParams;
  readonly 'payMoney.balanceUnread': NoParams;
  readonly 'payMoney.zero': NoParams;
  readonly 'payMoney.aboveSum': { readonly sum: Amount };
  readonly 'payMoney.aboveBalance': { readonly balance: Amount };
}

/** Why a vehicle is not paid. */
export type PayMoneyRefusal = RefusalOf<PayMoneyParams & AmountParams>;

/** The Chinese sentences, also for the submit, which answers these refusals as they are. */
export const PAY_MONEY_CHINESE: Sentences<PayMoneyParams> = {
  'payMoney.sumUnread': () => '本单金额无法识别，暂不能付款',
  'payMoney.unread': () => '付款金额无法识别，请重新填写',
  'payMoney.balanceUnread': () => '付款方余额无法识别，请更换付款方',
  'payMoney.zero': () => '付款金额要大于 0',
  'payMoney.aboveSum': ({ sum }) => `付款金额不能大于本单金额 ${formatYuan(sum)}`,
  'payMoney.aboveBalance': ({ balance }) => `付款方余额仅 ${formatYuan(balance)}，请减少金额或更换付款方`,
};

/** The sentence of a refusal; undefined for none (TRAF-01, TRANS-01, VALID-01). */
export const payMoneyText = /* @__PURE__ */ textOf<PayMoneyParams & AmountParams>(
  /* @__PURE__ */ joinSentences(PAY_MONEY_CHINESE, AMOUNT_CHINESE),
);
