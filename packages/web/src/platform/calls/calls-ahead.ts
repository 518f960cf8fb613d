import { getUserInfo } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '#routes';
import { wasOpen } from '../page-rights';
import { lastAccount } from '../session/account-calls';
import { hasSession } from '../session/session';
import type { CallsAhead } from './calls-of-page';

interface PageAhead {
  readonly name: RouteName;
  readonly callsAhead: CallsAhead | undefined;
}

/**
 * On the first page of a visit, its calls leave together with those of the frame and not after them. The keys carry the
 * account: if another account turns out to be current, nobody reads the answers. A page that the last visit found closed, or
 * of which it knew nothing, asks nothing before the rights are here.
 */
export function askAhead(queryClient: QueryClient, { name, callsAhead }: PageAhead, address: string): void {
  const isFirstPage = queryClient.getQueryData(operationKey(getUserInfo)) === undefined;
  if (!callsAhead || !isFirstPage || !hasSession()) return;
  const account = lastAccount.read();
  if (account && wasOpen(name, account.saletoCode))
    callsAhead((query) => void queryClient.prefetchQuery(query), account, new URL(address));
}
