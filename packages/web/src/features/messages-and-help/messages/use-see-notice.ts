import { checkNotificationRead, registerNotificationRead } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asideApi } from '#platform/calls/api';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/**
 * Records once that the user has seen a notice: a notice that opens again, by a reload or the way back, sends nothing.
 * A failure changes nothing for the user and shows no message (MSG-01, ROUTE-11).
 */
export function useSeeNotice(notificationId: string | undefined): void {
  const account = useAccount();
  const queryClient = useQueryClient();
  const reader = { customerCode: account.saletoCode, userName: account.user.userName };
  const input = notificationId === undefined ? undefined : { body: { notificationId, ...reader } };
  const seen = asideQuery(checkNotificationRead, input, account);
  const isNew = useQuery(seen).data === false;
  const { mutate: see } = useMutation({
    mutationFn: async () => input && asideApi.call(registerNotificationRead, input),
    onSuccess: (result) => {
      if (result?.ok) queryClient.setQueryData(seen.queryKey, true);
    },
  });
  useEffect(() => {
    if (isNew) see();
  }, [isNew, see]);
}
