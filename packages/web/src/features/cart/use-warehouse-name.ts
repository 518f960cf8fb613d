import type { Data } from '@dealer-portal/sdk';
import type { getCloudWarehouseAuthority } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '#platform/account';
import { cloudAuthorityQuery } from '#widgets/products/queries';

type Warehouse = Data<typeof getCloudWarehouseAuthority>['yuncangList'][number];

const NONE: readonly Warehouse[] = [];

/** The cloud warehouses that the account may order from, by name (CART-03). */
export function useCloudWarehouses(): readonly Warehouse[] {
  return useQuery(cloudAuthorityQuery(useAccount())).data?.yuncangList ?? NONE;
}

/** The name of a cloud warehouse; its code until the names are known. */
export function useWarehouseName(): (yuncangCode: string | undefined) => string {
  const list = useCloudWarehouses();
  return useCallback(
    (code = '') => list.find(({ yuncangCode }) => yuncangCode === code)?.yuncangName ?? code,
    [list],
  );
}
