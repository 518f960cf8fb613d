import { getCartCount, listCart, queryMyOrders } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';

/**
 * Data that a submit may have changed are read again. A cart that is not shown is forgotten: opened before it is read
 * again, it would have what was ordered (CART-05).
 */
export function refreshAfterOrders(queryClient: QueryClient): void {
  void invalidateCalls(queryClient, [getCartCount, listCart, queryMyOrders]);
  queryClient.removeQueries({ queryKey: operationKey(listCart), type: 'inactive' });
}
