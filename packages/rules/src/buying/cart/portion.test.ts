import { expect, it } from 'vitest';
import { cartPortion } from './portion';
import { portionText } from './portion-refusals';

const ones = (count: number) => Array.from({ length: count }, () => 1);

it.each([
  [ones(20), 0, { fit: 20, tried: 20, note: undefined }],
  [ones(30), 0, { fit: 20, tried: 20, note: '购物车最多 20 种：先结算这 20 种，再加入其余 10 种' }],
  [
    ones(24),
    14,
    { fit: 6, tried: 6, note: '购物车已有 14 种，最多 20 种：先结算这 20 种，再加入其余 18 种' },
  ],
  [ones(4), 20, { fit: 0, tried: 4, note: '购物车已有 20 种，最多 20 种：先结算购物车，再加入这 4 种' }],
  // The two in the cart may be among the lines.
  [ones(19), 2, { fit: 18, tried: 19, note: '购物车已有 2 种，最多 20 种：放不下时先结算购物车' }],
  // What exceeds a quota is a line of its own, and both go together.
  [[...ones(19), 2, 1], 0, { fit: 19, tried: 19, note: '购物车最多 20 种：先结算这 19 种，再加入其余 2 种' }],
  [[], 20, { fit: 0, tried: 0, note: undefined }],
  // What cannot be counted does not fit.
  [ones(2), Number.NaN, { fit: 0, tried: 2, note: '购物车最多 20 种：先结算购物车，再加入这 2 种' }],
  [[1, Number.NaN], 0, { fit: 1, tried: 1, note: '购物车最多 20 种：先结算这 1 种，再加入其余 1 种' }],
])('CART-08 lines of %j entries beside %d in the cart: %j', (sizes, held, portion) => {
  const { refusal, ...counts } = cartPortion(sizes, held);
  expect({ ...counts, note: portionText(refusal) }).toEqual(portion);
});
