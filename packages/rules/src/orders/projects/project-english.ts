import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import type { ProjectDay, ProjectParams } from './project-refusals';

const DAYS: Readonly<Record<ProjectDay, string>> = {
  delivery: 'the day of delivery',
  acceptance: 'the day of acceptance',
};

export const PROJECT_ENGLISH: Sentences<ProjectParams> = {
  'project.linesMissing': () => 'Choose one product at least',
  'project.tooManyLines': ({ most }) => `A project has ${most} products at most`,
  'project.number': ({ product, quantity }) => `${product}: ${quantityText(quantity, QUANTITY_ENGLISH)}`,
  'project.priceMissing': () => 'Enter the price that is asked for',
  'project.priceZero': () => 'The price must be more than 0',
  'project.normalPriceUnread': () => 'The ordinary price cannot be read: try again later',
  'project.priceTooHigh': ({ normalPrice }) =>
    `It cannot be more than the ordinary price, ${formatYuan(normalPrice)}`,
  'project.dayMissing': ({ which }) => `Choose the day: ${DAYS[which]}`,
  'project.dayUnread': ({ which }) => `${DAYS[which]} cannot be read: choose it again`,
  'project.dayTooEarly': ({ which, earliest }) => `${DAYS[which]}: ${earliest} is the earliest`,
  'project.dayTooLate': ({ which, latest }) => `${DAYS[which]}: ${latest} is the latest`,
  'project.withdrawn': () => 'It has been withdrawn already',
  'project.paid': () => 'A project with a deposit cannot be withdrawn: ask your account manager',
  'project.paidUnread': () => 'The paid amount cannot be read: it cannot be withdrawn for now',
};
