import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import { AMOUNT_ENGLISH } from '../../fields/input/amount-english';
import { amountText } from '../../fields/input/amount-refusals';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import type { ProjectParams } from './project-refusals';

export const PROJECT_ENGLISH: Sentences<ProjectParams> = {
  'project.linesMissing': () => 'Choose one product at least',
  'project.tooManyLines': ({ most }) => `A project has ${most} products at most`,
  'project.number': ({ product, quantity }) => `${product}: ${quantityText(quantity, QUANTITY_ENGLISH)}`,
  'project.priceMissing': () => 'Enter the price that is asked for',
  'project.price': ({ amount }) => amountText(amount, AMOUNT_ENGLISH),
  'project.priceZero': () => 'The price must be more than 0',
  'project.normalPriceUnread': () => 'The ordinary price cannot be read: try again later',
  'project.priceTooHigh': ({ normalPrice }) =>
    `It cannot be more than the ordinary price, ${formatYuan(normalPrice)}`,
  'project.dayMissing': ({ label }) => `Choose the day: ${label}`,
  'project.dayUnread': ({ label }) => `${label} cannot be read: choose it again`,
  'project.dayTooEarly': ({ label, earliest }) => `${label}: ${earliest} is the earliest`,
  'project.dayTooLate': ({ label, latest }) => `${label}: ${latest} is the latest`,
  'project.withdrawn': () => 'It has been withdrawn already',
  'project.paid': () => 'A project with a deposit cannot be withdrawn: ask your account manager',
  'project.paidUnread': () => 'The paid amount cannot be read: it cannot be withdrawn for now',
};
