import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { popWarehousesQuery } from './queries';

/** The warehouses of pop customers, as a filter offers them. */
export function usePopWarehouses() {
  const warehouses = useQuery(popWarehousesQuery(useAccount())).data ?? [];
  return warehouses.map(({ warehouseCode: value, warehouseName: label }) => ({ value, label }));
}
