import { isDatedPrice } from '@dealer-portal/rules/cart-entry';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import type { Entry } from '#widgets/cart/cart-query';
import { policiesQuery } from '#widgets/products/queries';
import { chosenPrice } from '../choices';

/** The last day of the special price that an entry is bought at; undefined where nothing says one. */
export function usePriceEnds(entries: readonly Entry[]): (entry: Entry) => string | undefined {
  const isNeeded = entries.some(isDatedPrice);
  const policies = useQuery({ ...policiesQuery(useAccount()), enabled: isNeeded }).data;
  return useMemo(() => {
    const ends = new Map(
      policies?.map(({ productCode, versionCode, endDate }) => [`${productCode}/${versionCode}`, endDate]),
    );
    return (entry) => {
      if (ends.size === 0 || !isDatedPrice(entry)) return undefined;
      return ends.get(`${entry.productList[0]?.productCode}/${chosenPrice(entry, undefined)?.versionCode}`);
    };
  }, [policies]);
}
