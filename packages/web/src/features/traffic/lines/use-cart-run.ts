import type { Result } from '@dealer-portal/sdk';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '#platform/notices';

/** A call of a cart: it shows its success and refreshes the cart. */
export type CartRun = (
  call: Promise<Result<unknown>>,
  options?: { readonly done?: string },
) => Promise<boolean>;

/**
 * Runs the calls that change a cart.
 * @param keys the queries that a change makes stale; keep the list the same between renders
 */
export function useCartRun(keys: readonly QueryKey[]): CartRun {
  const queryClient = useQueryClient();
  return useCallback(
    async (call, { done } = {}) => {
      const result = await call;
      if (result.ok && done) notify('success', done);
      // A refusal often means that the cart has changed elsewhere, so it is read again as well.
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      return result.ok;
    },
    [queryClient, keys],
  );
}
