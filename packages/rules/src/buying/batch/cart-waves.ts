/** More products than a cart holds, packed into carts that are run one after another. */

import { grouped } from '../../base/grouped';
import { CART_LIMIT } from '../cart';

/**
 * Packs items into waves of at most 20, in their order. Items of one group stay in one wave where they fit, because the
 * server would split them otherwise.
 * @param groupOf the value that is equal within a group, such as warehouse and delivery
 */
export function cartWaves<T>(
  items: readonly T[],
  groupOf: (item: T) => string = () => '',
  limit: number = CART_LIMIT,
): T[][] {
  const groups = grouped(items, groupOf);
  const waves: T[][] = [];
  for (const group of groups.values()) {
    for (let from = 0; from < group.length; from += limit) {
      const part = group.slice(from, from + limit);
      const open = waves.find((wave) => wave.length + part.length <= limit);
      if (open) open.push(...part);
      else waves.push(part);
    }
  }
  return waves;
}
