import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { listOf } from '#ui/text/list-of';
import type { OfferWarehouse } from '#widgets/products/offer';
import { cloudAuthorityQuery } from '#widgets/products/queries';
import { cloudProductsQuery } from './queries';

/** A cloud warehouse that holds the product, with its name. */
export interface NamedWarehouse extends OfferWarehouse {
  readonly name: string;
}

/** The cloud warehouses from which the account may order the product; none without the authority (CART-03). */
export function useWarehouses(productCode: string): readonly NamedWarehouse[] {
  const account = useAccount();
  const authority = useQuery(cloudAuthorityQuery(account)).data;
  const cloudProducts = useQuery(cloudProductsQuery(account, authority?.authority === true)).data ?? [];
  if (!authority?.authority) return [];
  return cloudProducts.flatMap(({ yuncangType, yuncangCode, stock, ...row }) => {
    const named = listOf(authority.yuncangList).find((yuncang) => yuncang.yuncangCode === yuncangCode);
    if (row.productCode !== productCode || !named) return [];
    if (yuncangType !== 'YC' && yuncangType !== 'YD') return [];
    return [{ yuncangType, yuncangCode, stock, name: named.yuncangName }];
  });
}
