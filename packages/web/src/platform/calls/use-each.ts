import type { Ops, ReadId, ReadOperation } from '@dealer-portal/sdk';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../session/account';
import { asideQuery } from './query';

/** Asks about every one of a list, a few at a time, once the list is there; no call answers for many at once. */
export function useEach<K extends ReadId>(
  operation: ReadOperation<K>,
  inputs: readonly Ops[K]['input'][] | undefined,
) {
  const account = useAccount();
  const queries = inputs?.map((input) => asideQuery(operation, input, account));
  return useQuery({
    queryKey: [...operationKey(operation), { each: inputs }, [account.saletoCode, account.sendtoCode]],
    queryFn: async ({ client }) => {
      const { fetchEach } = await import('./fetch-each');
      return fetchEach(client, queries ?? []);
    },
    enabled: queries !== undefined,
  });
}
