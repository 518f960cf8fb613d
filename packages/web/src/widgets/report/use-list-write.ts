import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';

interface ListWrite<Draft, Answer> {
  readonly call: (draft: Draft, account: Account) => Promise<Result<Answer>>;
  /** The lists that it changes. */
  readonly lists: readonly Operation<OperationId>[];
  /** The message of a success. */
  readonly message: (answer: Answer, draft: Draft) => string;
  /** After a success. */
  readonly onDone?: () => void;
}

/** A call that changes lists: they are fresh afterwards, and a refusal is kept in the server's words for its form. */
export function useListWrite<Draft, Answer>({ call, lists, message, onDone }: ListWrite<Draft, Answer>) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: (draft: Draft) => call(draft, account),
    onSuccess: async (result, draft) => {
      if (result.ok) {
        notify('success', message(result.data, draft));
        onDone?.();
      }
      // A refusal may mean that somebody else was first, so the lists are read again all the same.
      await invalidateCalls(queryClient, lists);
    },
  });
  return { send: mutateAsync, isPending, refusal: data && !data.ok ? data.msg : undefined };
}
