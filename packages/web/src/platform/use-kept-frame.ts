import type { OperationQuery } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLateRights, usePermissions } from './permissions';
import { useAccount } from './session/account';
import { permissionListQuery, rightQueries, shipTosQuery } from './session/account-calls';
import { keepLastFrame } from './session/last-frame';

/** It is large, and the page that opens now is drawn first; in milliseconds. */
const AFTER_MS = 300;

/** Keeps what the server has said of account and rights for the next load, and again when it says something else. */
export function useKeptFrame(): void {
  const queryClient = useQueryClient();
  const { user, saletoCode, saleInfo, shipTos } = useAccount();
  const { facts, freeze } = usePermissions();
  const { isComplete } = useLateRights();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers of the cache are others when these are
  useEffect(() => {
    if (!isComplete) return;
    const keep = () => {
      const answerTo = <T>({ queryKey }: Pick<OperationQuery<T>, 'queryKey'>) =>
        queryClient.getQueryData<T>(queryKey);
      const queries = rightQueries({ saletoCode, customerCode: saleInfo.customerCode });
      const permissions = answerTo(permissionListQuery());
      if (!permissions) return;
      keepLastFrame({
        user,
        saletoCode,
        saleInfo,
        permissions,
        shipTos: answerTo(shipTosQuery(saletoCode)) ?? [],
        redInvoice: answerTo(queries.red),
        reverseAuthority: answerTo(queries.reverse),
        customerFlagData: answerTo(queries.flagData),
        freeze: answerTo(queries.freeze),
      });
    };
    const timer = window.setTimeout(keep, AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [queryClient, isComplete, user, saletoCode, saleInfo, shipTos, facts, freeze]);
}
