import { stockLevel } from '@dealer-portal/rules/goods';
import { readFigure } from '@dealer-portal/rules/money';
import type { Offer } from './offer';
import './stock-text.css';

/** Stock of the centre in units, and whether it is short or gone; never by colour alone. */
export function StockText({ offer: { stock } }: { readonly offer: Offer }) {
  const pieces = readFigure(stock?.stock);
  const level = stockLevel(stock?.stock);
  if (level === 'unknown') return <span className="stock">库存 —</span>;
  if (level === 'gone') return <span className="stock stock-gone">无货</span>;
  if (level === 'short') return <span className="stock stock-short">仅剩 {pieces} 台</span>;
  return <span className="stock">库存 {pieces} 台</span>;
}
