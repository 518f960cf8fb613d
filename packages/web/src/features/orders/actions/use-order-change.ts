import type { Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/notices';
import { refreshOrders } from '../queries';

interface OrderChange<Given, Answer> {
  readonly call: (value: Given) => Promise<Result<Answer>>;
  /** What the user is told of a success; nothing where the dialog shows the answer itself. */
  readonly message?: (answer: Answer) => string;
  /** After a success. */
  readonly onDone?: (answer: Answer) => void;
}

/** A call that changes orders: tells its success, refreshes every list of orders; a failure tells itself (ORDER-01). */
export function useOrderChange<Given, Answer>({ call, message: notice, onDone }: OrderChange<Given, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      if (!result.ok) return;
      if (notice) notify('success', notice(result.data));
      await refreshOrders(queryClient);
      onDone?.(result.data);
    },
  });
}
