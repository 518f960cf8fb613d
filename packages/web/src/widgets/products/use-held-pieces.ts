import { isLimited, type PiecesHeld, type ProductTerms, piecesInCart } from '@dealer-portal/rules/goods';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { cartNowQuery } from '../cart/cart-query';

/**
 * The pieces in the cart, which use up what a special price allows; they are asked for where one of the products has
 * such a price. Until they are known all of it is shown as free: the press reads them once more.
 */
export function useHeldPieces(products: readonly ProductTerms[]): PiecesHeld {
  const entries = useQuery({ ...cartNowQuery(useAccount()), enabled: products.some(isLimited) }).data;
  return useMemo(() => (code, type) => (entries ? piecesInCart(entries, code, type) : 0), [entries]);
}
