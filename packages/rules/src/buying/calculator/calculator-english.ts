import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import type { CalculatorParams } from './calculator-refusals';

export const CALCULATOR_ENGLISH: Sentences<CalculatorParams> = {
  'calculator.productMissing': () => 'Choose a product to calculate',
  'calculator.figureUnread': () => 'It cannot be read: change it by hand',
  'calculator.salesZero': () => 'The sales of the last 60 days cannot be 0: enter them first',
  'calculator.dailyZero': () =>
    'The sales of a day must be more than 0: check the sales of the last 60 days and the growth',
  'calculator.stockMissing': () => 'The stock did not come: enter it by hand',
  'calculator.quantity': ({ quantity }) => quantityText(quantity, QUANTITY_ENGLISH),
  'calculator.days': ({ min, max }) => `The days of turnover are ${min} to ${max}`,
  'calculator.maxStockUnread': () => 'The maximum stock cannot be read: nothing can be calculated for now',
  'calculator.aboveMaxStock': ({ maxStock }) =>
    `More than the maximum stock of ${maxStock}: it is not calculated`,
  'calculator.todayUnread': () =>
    'The day of today cannot be read: set the clock of the computer and try again',
  'calculator.nothingToOrder': () => 'The result is 0: nothing need be ordered',
  'calculator.stockUnknown': () =>
    'This product left the market, and the stock of the centre is not known yet: it cannot be ordered for now',
  'calculator.orderLimitUnread': () => 'The maximum stock cannot be read: nothing can be ordered for now',
  'calculator.aboveLimit': ({ limit }) => `More than the maximum stock of ${limit}: not all can be ordered`,
};
