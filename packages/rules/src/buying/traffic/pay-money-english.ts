import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import type { PayMoneyParams } from './pay-money-refusals';

export const PAY_MONEY_ENGLISH: Sentences<PayMoneyParams> = {
  'payMoney.sumUnread': () => 'The sum of this order cannot be read: it cannot be paid for now',
  'payMoney.unread': () => 'The amount cannot be read: enter it again',
  'payMoney.balanceUnread': () => 'The balance of the payer cannot be read: choose another payer',
  'payMoney.zero': () => 'The amount must be more than 0',
  'payMoney.aboveSum': ({ sum }) =>
    `The amount cannot be more than the sum of this order, ${formatYuan(sum)}`,
  'payMoney.aboveBalance': ({ balance }) =>
    `The payer has only ${formatYuan(balance)}: take less, or another payer`,
};
