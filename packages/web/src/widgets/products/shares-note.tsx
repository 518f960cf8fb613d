import { isLimited, type ProductTerms, purchaseShares, sharesText } from '@dealer-portal/rules/goods';
import { useHeldPieces } from './use-held-pieces';

interface SharesNoteProps {
  readonly terms: ProductTerms;
  /** Pieces that are wanted. */
  readonly number: number;
}

/** How the wanted pieces are shared among prices; nothing while one price holds for all (CART-02). */
export function SharesNote({ terms, number }: SharesNoteProps) {
  const held = useHeldPieces(number > 1 && isLimited(terms) ? [terms] : NONE);
  const text = sharesText(purchaseShares(terms, { number, held }));
  return text ? <span className="secondary">{text}</span> : null;
}

const NONE: readonly ProductTerms[] = [];
