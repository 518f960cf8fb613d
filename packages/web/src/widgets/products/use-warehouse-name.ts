import type { Data } from '@dealer-portal/sdk';
import type { getCloudWarehouseAuthority } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { cloudAuthorityQuery } from './queries';

type Warehouse = Data<typeof getCloudWarehouseAuthority>['yuncangList'][number];

const NONE: readonly Warehouse[] = [];

/**
 * The cloud warehouses that the account may order from, by name (CART-03).
 * @param isNeeded they are not asked for where no warehouse is to be named
 */
export function useCloudWarehouses(isNeeded = true): readonly Warehouse[] {
  const query = cloudAuthorityQuery(useAccount());
  return useQuery({ ...query, enabled: isNeeded }).data?.yuncangList ?? NONE;
}

/** The name of a line's cloud warehouse; undefined without one, and while its name is not known. */
export function useWarehouseName(yuncangCode: string | null | undefined): string | undefined {
  const list = useCloudWarehouses(Boolean(yuncangCode));
  return list.find((warehouse) => warehouse.yuncangCode === yuncangCode)?.yuncangName;
}
