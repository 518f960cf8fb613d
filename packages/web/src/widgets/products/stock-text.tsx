import { readFigure } from '@dealer-portal/rules/money';
import type { Offer } from './offer';
import './stock-text.css';

/** Below this many units the stock is named as short. */
const SHORT_STOCK = 20;

/** Stock of the centre in units, and whether it is short or gone; never by colour alone. */
export function StockText({ offer: { stock } }: { readonly offer: Offer }) {
  const pieces = readFigure(stock?.stock);
  if (pieces === undefined) return <span className="stock">库存 —</span>;
  if (pieces <= 0) return <span className="stock stock-gone">无货</span>;
  if (pieces < SHORT_STOCK) return <span className="stock stock-short">仅剩 {pieces} 台</span>;
  return <span className="stock">库存 {pieces} 台</span>;
}
