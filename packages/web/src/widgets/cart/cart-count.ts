import { getCartCount } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';

/** How many products the cart holds (FLOAT-01). */
export function cartCountQuery(account: Account) {
  return asideQuery(getCartCount, { path: { id: account.saletoCode } }, account);
}

/** The products in the cart as the frame has counted them; 0 while it has not. Nothing is asked. */
export function useCartCount(): number {
  const { data = 0 } = useQuery({ ...cartCountQuery(useAccount()), enabled: false });
  return data;
}
