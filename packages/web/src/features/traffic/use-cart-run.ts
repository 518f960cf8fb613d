import type { Result } from '@dealer-portal/sdk';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { notify } from '#platform/notices';

/** What a call of a cart tells when it went well, and the line that its refusal belongs to. */
interface RunOptions {
  readonly done?: string;
  /** GBID: the refusal then stands at the line instead of in a message. */
  readonly line?: string;
}

/** A call of a cart: its refusal is told at the line, its success refreshes the cart. */
export type CartRun = (call: Promise<Result<unknown>>, options?: RunOptions) => Promise<boolean>;

/**
 * Runs the calls that change a cart.
 * @param keys the queries that a change makes stale; keep the list the same between renders
 * @returns what is wrong with lines by GBID, a way to set it, and the runner
 */
export function useCartRun(keys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const run: CartRun = useCallback(
    async (call, { done, line } = {}) => {
      const result = await call;
      if (line !== undefined) setProblems((before) => withProblem(before, line, result));
      if (result.ok && done) notify('success', done);
      // A refusal often means that the cart has changed elsewhere, so it is read again as well.
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      return result.ok;
    },
    [queryClient, keys],
  );
  return { problems, setProblems, run };
}

function withProblem(before: ReadonlyMap<string, string>, line: string, result: Result<unknown>) {
  const next = new Map(before);
  if (result.ok) next.delete(line);
  else next.set(line, result.msg);
  return next;
}
