import { getCartCount, listCart, queryMyOrders } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Data that a submit may have changed are read again. A cart that is not shown is forgotten: opened before it is read
 * again, it would have what was ordered (CART-05).
 */
export function refreshAfterOrders(queryClient: QueryClient): void {
  for (const operation of [getCartCount, listCart, queryMyOrders]) {
    void queryClient.invalidateQueries({ queryKey: operationKey(operation) });
  }
  queryClient.removeQueries({ queryKey: operationKey(listCart), type: 'inactive' });
}
