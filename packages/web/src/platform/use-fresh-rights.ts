import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenRefused } from './calls/refusals';
import { useAccount } from './session/account';
import { permissionListQuery, rightQueries } from './session/account-calls';

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
    const rights = Object.values(rightQueries({ saletoCode, customerCode }));
    const keys = [permissionListQuery(), ...rights].map(({ queryKey }) => queryKey);
    const askAfter = (ms: number) => {
      const read = queryClient.getQueryState(permissionListQuery().queryKey)?.dataUpdatedAt ?? 0;
      if (Date.now() - read < ms) return;
      for (const queryKey of keys)
        void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    };
    const stop = whenRefused(() => askAfter(REFUSED_MS));
    const look = () => document.visibilityState === 'visible' && askAfter(FRONT_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [queryClient, saletoCode, customerCode]);
}
