import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import type { Entry } from '#widgets/cart/cart-query';
import { policiesQuery } from '#widgets/products/queries';
import { chosenPrice } from '../choices';

/**
 * The last day of the special price that an entry is bought at; undefined where nothing says one.
 * @param isNeeded they are not asked for while nothing is bought at such a price
 */
export function usePriceEnds(isNeeded: boolean): (entry: Entry) => string | undefined {
  const policies = useQuery({ ...policiesQuery(useAccount()), enabled: isNeeded }).data;
  const ends = new Map(
    policies?.map(({ productCode, versionCode, endDate }) => [`${productCode}/${versionCode}`, endDate]),
  );
  return (entry) =>
    ends.get(`${entry.productList[0]?.productCode}/${chosenPrice(entry, undefined)?.versionCode}`);
}
