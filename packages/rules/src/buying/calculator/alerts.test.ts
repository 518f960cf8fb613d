import { expect, it } from 'vitest';
import { reasonAgainstOrder } from './alerts';

it.each([
  [{}, 1, undefined],
  [{}, 0, '计算结果为 0 台，不需要订货'],
  [{}, -1, '计算结果为 0 台，不需要订货'],
  [{ maxStock: 5 }, 5, undefined],
  [{ maxStock: Number.NaN }, 5, '最大库存无法识别，暂不能订货'],
  [{ maxStock: 5 }, 6, '超过最大库存 5 台，不能全部订货'],
  [{ markOrDrop: 1, centreStock: 3, maxStock: 5 }, 4, '超过最大库存 3 台，不能全部订货'],
  [{ markOrDrop: 1, centreStock: 0 }, 1, '超过最大库存 0 台，不能全部订货'],
  // Unknown is not none.
  [{ markOrDrop: 1 }, 1, '该产品已退市，中心库存还没有查到，暂不能订货'],
  [{ markOrDrop: 1, centreStock: null, maxStock: 5 }, 1, '该产品已退市，中心库存还没有查到，暂不能订货'],
])('CALC-05 of a product with %j, %i pieces are ordered unless: %s', (product, quantity, reason) => {
  expect(reasonAgainstOrder({ productCode: 'A', ...product }, quantity)).toBe(reason);
});
