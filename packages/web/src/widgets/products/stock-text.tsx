import type { Offer } from './offer';
import './stock-text.css';

/** Below this many units the stock is named as short. */
const SHORT_STOCK = 20;

/** Stock of the centre in units, and whether it is short or gone; never by colour alone. */
export function StockText({ offer: { stock } }: { readonly offer: Offer }) {
  if (!stock) return <span className="stock">库存 —</span>;
  if (stock.stock <= 0) return <span className="stock stock-gone">无货</span>;
  if (stock.stock < SHORT_STOCK) return <span className="stock stock-short">仅剩 {stock.stock} 台</span>;
  return <span className="stock">库存 {stock.stock} 台</span>;
}
