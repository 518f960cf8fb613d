import { registerNotificationRead } from '@dealer-portal/sdk/operations';
import { useEffect } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';

/** Records that the user has seen a notice; a failure changes nothing for the user and is not told (MSG-01). */
export function useSeeNotice(id: string | undefined): void {
  const { saletoCode, user } = useAccount();
  const { userName } = user;
  useEffect(() => {
    if (id === undefined) return;
    const body = { notificationId: id, customerCode: saletoCode, userName };
    void api.call(registerNotificationRead, { body }, { isSilent: true });
  }, [id, saletoCode, userName]);
}
