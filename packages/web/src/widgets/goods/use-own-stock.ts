import type { Data } from '@dealer-portal/sdk';
import type { listCustomerInventory } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { ofProducts } from '../products/offer';
import { ownStockQuery } from './queries';

export type OwnStockBy = ReadonlyMap<string, Data<typeof listCustomerInventory>[number]>;

/**
 * The customer's own stock by product code; undefined until it has arrived, and where it is refused.
 * @param isWanted it is asked for after the rows that show it
 */
export function useOwnStock(isWanted: boolean): OwnStockBy | undefined {
  const { data } = useQuery(ownStockQuery(useAccount(), isWanted));
  return useMemo(() => data && ofProducts(data), [data]);
}
