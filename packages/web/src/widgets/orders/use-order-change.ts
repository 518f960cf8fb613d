import type { Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/notices';
import { refreshOrders } from './queries';

interface OrderChange<Value, Answer> {
  readonly call: (value: Value) => Promise<Result<Answer>>;
  /** The message of a success; none where the dialog shows the answer itself. */
  readonly message?: (answer: Answer) => string;
  /** After a success. */
  readonly onDone?: (answer: Answer) => void;
}

/**
 * A call that changes orders: it shows its success and refreshes every list of orders. A failure shows its own message,
 * and may have changed them, too (ORDER-01).
 */
export function useOrderChange<Value, Answer>({ call, message, onDone }: OrderChange<Value, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      if (result.ok && message) notify('success', message(result.data));
      await refreshOrders(queryClient);
      if (result.ok) onDone?.(result.data);
    },
  });
}
