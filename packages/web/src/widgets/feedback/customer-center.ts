import { defaultAmong } from '@dealer-portal/rules/address';
import type { Data } from '@dealer-portal/sdk';
import { listCustomerCenters } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';
import { shared } from '#platform/session/tab-answers';

export interface CustomerCenter {
  /** The sales centre; undefined when the customer has none, or it could not be loaded. */
  readonly center: Data<typeof listCustomerCenters>[number] | undefined;
  /** The answer came or failed: what carries the centre may be sent. */
  readonly isKnown: boolean;
}

/** The sales centre of the customer, asked for when it is needed: the default one of all that it belongs to (SEARCH-05). */
export function useCustomerCenter(isNeeded = true): CustomerCenter {
  const { data, isPending } = useQuery(centersQuery(useAccount(), isNeeded));
  return { center: defaultAmong(data ?? []), isKnown: !isPending };
}

/** Waits for the sales centre where its answer has not come yet, for what is sent with it. */
export function useAwaitedCenter(): () => Promise<CustomerCenter['center']> {
  const queryClient = useQueryClient();
  const account = useAccount();
  return () =>
    queryClient.ensureQueryData(centersQuery(account, true)).then(
      (centers) => defaultAmong(centers ?? []),
      () => undefined,
    );
}

function centersQuery(account: Account, isNeeded: boolean) {
  const path = { customerCode: account.saleInfo.customerCode };
  return shared(asideQuery(listCustomerCenters, isNeeded ? { path } : undefined, account));
}
