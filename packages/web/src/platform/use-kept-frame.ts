import type { OperationQuery } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermissions } from './permissions';
import { useAccount, useIsConfirmed } from './session/account';
import { permissionListQuery, rightQueries, shipTosQuery } from './session/account-calls';
import { keepLastFrame } from './session/last-frame';

/** Keeps what the server has said of account and rights for the next load, and again when it says something else. */
export function useKeptFrame(): void {
  const queryClient = useQueryClient();
  const { user, saletoCode, saleInfo, shipTos } = useAccount();
  const { facts, freeze } = usePermissions();
  const isConfirmed = useIsConfirmed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers of the cache are others when these are
  useEffect(() => {
    if (!isConfirmed) return;
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
  }, [queryClient, isConfirmed, user, saletoCode, saleInfo, shipTos, facts, freeze]);
}
