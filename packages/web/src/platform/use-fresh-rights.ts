import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calmApi } from './calls/api';
import { calmQuery } from './calls/query';
import { whenRefused } from './calls/refusals';
import { useAccount } from './session/account';
import { type AccountCodes, permissionListQuery, rightQueries } from './session/account-calls';
import { endSharing } from './session/tab-answers';

/** Several refusals of one moment ask for the rights once, in milliseconds. */
const REFUSED_MS = 10_000;

/** For so long the frame's answers are good enough for a tab that comes to the front, in milliseconds. */
const FRONT_MS = 60_000;

/**
 * Asks for menus and rights again, so that one that was taken away is known without a reload: after a write that the
 * server refused, and when the tab comes to the front with answers of more than a minute ago. Without an answer the last
 * ones hold, for the server refuses by itself (MENU-07).
 */
export function useFreshRights(): void {
  const queryClient = useQueryClient();
  const { saletoCode, saleInfo } = useAccount();
  const { customerCode } = saleInfo;
  useEffect(() => {
    const askAfter = (ms: number, hears = false) => {
      if (Date.now() - askedAt(queryClient) < ms) return;
      askRights(queryClient, { saletoCode, customerCode }, hears);
    };
    const stop = whenRefused(() => {
      endSharing();
      askAfter(REFUSED_MS);
    });
    const look = () => document.visibilityState === 'visible' && askAfter(FRONT_MS, true);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [queryClient, saletoCode, customerCode]);
}

/** A press that asks for the rights of the current account again. */
export function useAskRights(): () => void {
  const queryClient = useQueryClient();
  const { saletoCode, saleInfo } = useAccount();
  return () => askRights(queryClient, { saletoCode, customerCode: saleInfo.customerCode });
}

/** When the menus last answered or failed, in milliseconds since the epoch. */
function askedAt(queryClient: QueryClient): number {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } =
    queryClient.getQueryState(permissionListQuery().queryKey) ?? {};
  return Math.max(dataUpdatedAt, errorUpdatedAt);
}

/** @param hears whether an answer of another tab will do */
function askRights(queryClient: QueryClient, codes: AccountCodes, hears = false): void {
  const now = { staleTime: 0 };
  const { red, reverse, flagData, freeze } = rightQueries(codes, { queryBy: calmQuery, hears });
  void queryClient.prefetchQuery({ ...permissionListQuery({ api: calmApi, hears }), ...now });
  void queryClient.prefetchQuery({ ...red, ...now });
  void queryClient.prefetchQuery({ ...reverse, ...now });
  void queryClient.prefetchQuery({ ...flagData, ...now });
  void queryClient.prefetchQuery({ ...freeze, ...now });
}
