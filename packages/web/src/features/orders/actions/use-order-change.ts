import type { Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/notices';
import { refreshOrders } from '../queries';

interface OrderChange<Given, Answer> {
  readonly call: (given: Given) => Promise<Result<Answer>>;
  /** What the user is told of a success; nothing where the dialog shows the answer itself. */
  readonly told?: (answer: Answer) => string;
  /** After a success. */
  readonly onDone?: (answer: Answer) => void;
}

/** A call that changes orders: tells its success, refreshes every list of orders; a failure tells itself (ORDER-01). */
export function useOrderChange<Given, Answer>({ call, told, onDone }: OrderChange<Given, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      if (!result.ok) return;
      if (told) notify('success', told(result.data));
      await refreshOrders(queryClient);
      onDone?.(result.data);
    },
  });
}
