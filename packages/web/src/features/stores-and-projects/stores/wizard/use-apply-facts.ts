import { openStores } from '@dealer-portal/rules/store-application';
import { useQuery } from '@tanstack/react-query';
import type { LoadedQuery } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import type { Industry, Network, ProductLine, SaleOrg } from '../queries';
import { industriesQuery, networksQuery, productLinesQuery, saleOrgsQuery } from '../queries';

/** The facts of an application's form. */
export interface ApplyFacts {
  readonly networks: readonly Network[];
  /** The stores that are open. */
  readonly stores: readonly Network[];
  readonly industries: readonly Industry[];
  readonly lines: readonly ProductLine[];
  readonly saleOrgs: readonly SaleOrg[];
}

/** The stores of the dealer, what it may display and who sells to it. */
export function useApplyFacts(): LoadedQuery<ApplyFacts> {
  const account = useAccount();
  const networks = useQuery(networksQuery(account));
  const industries = useQuery(industriesQuery(account));
  const lines = useQuery(productLinesQuery(account));
  const saleOrgs = useQuery(saleOrgsQuery(account));
  const parts = [networks, industries, lines, saleOrgs];
  const records = networks.data?.records;
  const isThere = records && industries.data && lines.data && saleOrgs.data;
  return {
    data: isThere && {
      networks: records,
      stores: openStores(records),
      industries: industries.data,
      lines: lines.data,
      saleOrgs: saleOrgs.data,
    },
    error: parts.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
