import { safeDaysOf } from '@dealer-portal/rules/calculator';
import { piecesInCart, type Restock, type RestockFacts, restock } from '@dealer-portal/rules/goods';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { figuresQuery } from '#widgets/calculator/queries';
import { cartQuery } from '#widgets/cart/cart-query';
import { useOwnStock } from '#widgets/goods/use-own-stock';
import { useHasCalculator } from './calculator-button';

/** The calculator's proposal, with the facts behind it. */
export interface Proposal extends RestockFacts {
  readonly proposal: Restock;
}

/**
 * The account's figures of a product: in the cart, in its own stock, and the calculator's proposal (CALC-04).
 * @param isWanted they are asked for after price and stock
 */
export function useOwnFigures(productCode: string, isWanted: boolean) {
  const account = useAccount();
  const hasCalculator = useHasCalculator();
  const entries = useQuery({ ...cartQuery(account, {}, asideQuery), enabled: isWanted }).data;
  const askedCode = isWanted && hasCalculator ? productCode : undefined;
  const { data: figures, isPending } = useQuery(figuresQuery(account, askedCode));
  const ownStock = useOwnStock(isWanted);
  // Until the cart is known nothing of it is taken off.
  const held = entries ? piecesInCart(entries, productCode) : 0;
  const proposal = useMemo((): Proposal | undefined => {
    const safeDays = safeDaysOf({ listed: ownStock?.get(productCode)?.safeDays });
    if (!figures || safeDays === undefined || held === undefined) return undefined;
    const facts = { productCode, figures, safeDays, inCart: held, now: new Date() };
    const proposal = restock(facts);
    return proposal && { ...facts, proposal };
  }, [figures, ownStock, productCode, held]);
  const inCart = entries && held;
  const isProposing = hasCalculator && isPending;
  return { figures, ownStock, proposal, isProposing, inCart, entries: entries ?? NO_ENTRIES };
}

const NO_ENTRIES: readonly never[] = [];
