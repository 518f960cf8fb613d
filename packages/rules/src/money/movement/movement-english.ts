import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import { AMOUNT_ENGLISH } from '../../fields/input/amount-english';
import { amountText } from '../../fields/input/amount-refusals';
import type { MovementParams } from './movement-refusals';
import { type LoanFigure, movementText } from './movement-refusals';

const LOAN_FIGURES: Readonly<Record<LoanFigure, string>> = {
  outstandingAmount: 'the principal',
  rate: 'the rate',
  beginDate: 'the day of payout',
  repaidOn: 'a day of repayment',
};

export const MOVEMENT_ENGLISH: Sentences<MovementParams> = {
  'movement.amountUnread': () => 'The amount cannot be read',
  'movement.amountZero': () => 'The amount must be more than 0',
  'movement.availableUnread': () => 'The available balance cannot be read: try again later',
  'movement.limitUnread': () => 'The limit of a payment cannot be read: try again later',
  'movement.aboveAvailable': ({ available, lacking }) =>
    `${formatYuan(available)} is available, and ${formatYuan(lacking)} is lacking`,
  'movement.aboveLimit': ({ limit }) => `One payment is ${formatYuan(limit)} at most`,
  'movement.loanUnread': ({ figures }) =>
    `Of this financing, ${figures.map((figure) => LOAN_FIGURES[figure]).join(', ')} cannot be read: it cannot be repaid for now`,
  'movement.rebateUnread': () => 'The balance of this rebate cannot be read: it cannot be cashed for now',
  'movement.rebateUsed': () => 'This rebate is used up',
  'movement.rebateEndUnread': () => 'The last day of this rebate cannot be read: it cannot be cashed for now',
  'movement.rebateEnded': ({ endDate }) => `This rebate ended on ${endDate}`,
  'movement.orderMissing': ({ orderNo }) => `There is no order ${orderNo}`,
  'movement.orderCancelled': ({ orderNo }) => `The order ${orderNo} is cancelled: it cannot be paid`,
  'movement.orderUnread': ({ orderNo }) => `The amount of the order ${orderNo} cannot be read`,
  'movement.chargeMissing': ({ expenseNo }) => `There is no charge ${expenseNo}`,
  'movement.chargeClosed': ({ expenseNo, statusName }) =>
    statusName
      ? `The charge ${expenseNo} is not to be paid any more (${statusName})`
      : `The charge ${expenseNo} cannot be paid: its state is not known`,
  'movement.chargeUnread': ({ expenseNo }) => `The amount of the charge ${expenseNo} cannot be read`,
  'movement.chargesAmount': ({ due }) => `The charges come to ${formatYuan(due)}, not to what is to be paid`,
  'movement.financeOrderMissing': ({ orderNo }) => `${orderNo} is not among the orders to finance`,
  'movement.financeOrderClosed': ({ orderNo, statusName }) =>
    statusName
      ? `The order ${orderNo} cannot be financed any more (${statusName})`
      : `The state of the order ${orderNo} is not known, so it cannot be financed`,
  'movement.financeOrderUnread': ({ orderNo }) =>
    `The amount to finance of the order ${orderNo} cannot be read`,
  'movement.requestMissing': () => 'The address names nothing to pay',
  'movement.requestBroken': () => 'The payment in the address is not complete',
  'movement.requestPayer': () => 'The address does not say which payer gets the money',
  'movement.requestTyped': ({ amount }) =>
    `The amount in the address is wrong: ${amountText(amount, AMOUNT_ENGLISH)}`,
  'movement.requestAmount': ({ reason }) =>
    `The amount in the address is wrong: ${movementText(reason, MOVEMENT_ENGLISH)}`,
  'movement.requestOrders': () => 'The order numbers in the address are wrong',
  'movement.requestMixed': () => 'The address names orders and charges: they are paid apart',
};
