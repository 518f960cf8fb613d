import { isOffered } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import type { Entry } from '#widgets/cart/cart-query';
import { type ArrivalWeeks, weeksQuery } from '../queries';

const NONE: ArrivalWeeks = [];

/** The weeks of arrival; asked for only where a line offers one (CART-02). */
export function useWeeks(entries: readonly Entry[]): ArrivalWeeks {
  const isNeeded = entries.some(
    ({ productList: [line] }) => isOffered(line?.weekPromise) || isOffered(line?.farWeek),
  );
  return useQuery({ ...weeksQuery(useAccount()), enabled: isNeeded }).data ?? NONE;
}
