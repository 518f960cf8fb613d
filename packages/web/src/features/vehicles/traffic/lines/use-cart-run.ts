import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';

/** A call of a cart: it shows its success and refreshes the cart. */
export type CartRun = (
  call: Promise<Result<unknown>>,
  options?: { readonly done?: string },
) => Promise<boolean>;

/**
 * Runs the calls that change a cart.
 * @param reads the operations that a change makes stale; keep the list the same between renders
 */
export function useCartRun(reads: readonly Operation<OperationId>[]): CartRun {
  const queryClient = useQueryClient();
  return useCallback(
    async (call, { done } = {}) => {
      const result = await call;
      if (result.ok && done) notify('success', done);
      // A refusal often means that the cart has changed elsewhere, so it is read again as well.
      await invalidateCalls(queryClient, reads);
      return result.ok;
    },
    [queryClient, reads],
  );
}
