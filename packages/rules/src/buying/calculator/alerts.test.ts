import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { calculatedOrderRefusal } from './alerts';

it.each([
  [{}, 1, undefined],
  [{}, 0, refuse('calculator.nothingToOrder')],
  [{}, -1, refuse('calculator.nothingToOrder')],
  [{ maxStock: 5 }, 5, undefined],
  [{ maxStock: Number.NaN }, 5, refuse('calculator.orderLimitUnread')],
  [{ maxStock: 5 }, 6, refuse('calculator.aboveLimit', { limit: 5 })],
  [{ markOrDrop: 1, centreStock: 3, maxStock: 5 }, 4, refuse('calculator.aboveLimit', { limit: 3 })],
  [{ markOrDrop: 1, centreStock: 0 }, 1, refuse('calculator.aboveLimit', { limit: 0 })],
  // Unknown is not none.
  [{ markOrDrop: 1 }, 1, refuse('stock.unknown')],
  [{ markOrDrop: 1, centreStock: null, maxStock: 5 }, 1, refuse('stock.unknown')],
])('CALC-05 of a product with %j, %i pieces are ordered unless: %s', (product, quantity, reason) => {
  expect(calculatedOrderRefusal({ productCode: 'A', ...product }, quantity)).toEqual(reason);
});
