import type { Sentences } from '../../base/refusal';
import type { CalculatorParams } from './calculator-refusals';

export const CALCULATOR_ENGLISH: Sentences<CalculatorParams> = {
  'calculator.productMissing': () => 'Choose a product to calculate',
  'calculator.figureUnread': () => 'It cannot be read: change it by hand',
  'calculator.salesZero': () => 'The sales of the last 60 days cannot be 0: enter them first',
  'calculator.dailyZero': () =>
    'The sales of a day must be more than 0: check the sales of the last 60 days and the growth',
  'calculator.stockMissing': () => 'The stock did not come: enter it by hand',
  'calculator.days': ({ min, max }) => `The days of turnover are ${min} to ${max}`,
  'calculator.maxStockUnread': () => 'The maximum stock cannot be read: nothing can be calculated for now',
  'calculator.aboveMaxStock': ({ maxStock }) =>
    `More than the maximum stock of ${maxStock}: it is not calculated`,
  'calculator.todayUnread': () =>
    'The day of today cannot be read: set the clock of the computer and try again',
  'calculator.nothingToOrder': () => 'The result is 0: nothing need be ordered',
  'calculator.orderLimitUnread': () => 'The maximum stock cannot be read: nothing can be ordered for now',
  'calculator.aboveLimit': ({ limit }) => `More than the maximum stock of ${limit}: not all can be ordered`,
  'calculator.figuresMissing': () =>
    'The sales of the last 60 days or the stock are 0 or did not come: enter them by hand',
  'calculator.noPickups': () =>
    'Nothing was picked up in three months: say whether it is restocked or put on show',
  'calculator.refused': ({ message }) => message || 'This product cannot be ordered for now',
};
