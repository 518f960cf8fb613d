import { expect, it } from 'vitest';
import { firstFrom } from './first-from';

it.each([
  [[], 3, 0],
  [[3, 4], 3, 0],
  [[1, 3, 3, 5], 3, 1],
  [[1, 2], 3, 2],
  [[1, 2, 4], 3, 2],
])('of %j the first from %i on has the place %i', (items, point, place) => {
  expect(firstFrom<number>(items, (item) => item < point)).toBe(place);
});
