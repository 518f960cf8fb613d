import type { Result } from '@dealer-portal/sdk';
import type { PlacedOrder } from './submit-run';

/** The answer of a call that places orders, in the words of a run; one that names no orders stays without them. */
export function asPlaced<Answer>(
  result: Result<Answer | undefined>,
  ordersOf: (answer: Answer) => PlacedOrder[],
): Result<{ orderList: PlacedOrder[] } | undefined> {
  if (!result.ok) return result;
  return { ...result, data: result.data && { orderList: ordersOf(result.data) } };
}
