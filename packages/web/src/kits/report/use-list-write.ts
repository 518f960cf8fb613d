import { failedWrite, submitText } from '@dealer-portal/rules/submit';
import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';

interface ListWrite<Draft, Answer> {
  readonly call: (draft: Draft, account: Account) => Promise<Result<Answer>>;
  /** The lists that it changes. */
  readonly lists: readonly Operation<OperationId>[];
  /** The action of the press, as 录入, where the sentence of a failure names it. */
  readonly act?: string;
  /** The message of a success. */
  readonly message: (answer: Answer, draft: Draft) => string;
  /** After a success. */
  readonly onDone?: () => void;
}

/** A call that changes lists: they are fresh afterwards, and the sentence of a failure is kept for its form. */
export function useListWrite<Draft, Answer>({ call, lists, act, message, onDone }: ListWrite<Draft, Answer>) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: (draft: Draft) => call(draft, account),
    onSuccess: async (result, draft) => {
      if (result.ok) {
        notify('success', message(result.data, draft));
        onDone?.();
      }
      // After a failure too: somebody else was first, or it was carried out without an answer.
      await invalidateCalls(queryClient, lists);
    },
  });
  return {
    send: mutateAsync,
    isPending,
    refusal: data && !data.ok ? submitText(failedWrite(data, act)) : undefined,
  };
}
