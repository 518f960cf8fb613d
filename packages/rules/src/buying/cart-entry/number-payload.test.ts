import { expect, it } from 'vitest';
import { type NumberedEntry, numberPayload } from './index';

const LINE = { productCode: 'GR1' };

const BODIES: readonly (readonly [NumberedEntry | undefined, object])[] = [
  [
    { composeId: 'C1', activityType: 1, productList: [LINE] },
    { composeId: 'C1', number: 3, productId: 'GR1' },
  ],
  [
    { composeId: 'C1', productList: [] },
    { composeId: 'C1', number: 3 },
  ],
  [
    { composeId: 'C1', activityType: 2, activityId: 'A1', productList: [LINE] },
    { composeId: 'C1', number: 3, activityType: 2, activityId: 'A1' },
  ],
  [
    { composeId: 'C1', activityType: 3, productList: [LINE] },
    { composeId: 'C1', number: 3, activityType: 3 },
  ],
  [undefined, { composeId: '', number: 3 }],
];

it.each(BODIES)('CART-06 the quantity of %j is set by %j', (entry, body) => {
  expect(numberPayload(entry, 3)).toEqual(body);
});
