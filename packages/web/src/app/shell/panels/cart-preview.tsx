import { entryKey } from '@dealer-portal/rules/cart';
import { entryName, isPackage, piecesOf, unitPrice, waitingEntries } from '@dealer-portal/rules/cart-entry';
import { formatYuan, piecesText } from '@dealer-portal/rules/money';
import { PRICE_NAMES, priceTypeOf } from '@dealer-portal/rules/price';
import { entryTotal } from '@dealer-portal/rules/selection';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ProductPicture } from '#ui/text/product-picture';
import { sumText } from '#ui/text/sum-of';
import { cartQuery, type Entry } from '#widgets/cart/cart-query';
import { PanelState } from './panel-state';
import './cart-preview.css';
import './panels.css';

/** How many entries the panel shows; the others are in the cart. */
const SHOWN_LINES = 4;

interface CartPreviewProps {
  readonly onDone: () => void;
}

/**
 * The entries of the cart, those that need a correction, the sum of the others, and the way to the checkout (HEAD-02).
 */
export function CartPreview({ onDone }: CartPreviewProps) {
  const cart = useQuery(cartQuery(useAccount()));
  return (
    <PanelState query={cart} empty="购物车是空的，先去挑选商品" isEmpty={(entries) => entries.length === 0}>
      {(entries) => <Entries entries={entries} onDone={onDone} />}
    </PanelState>
  );
}

interface EntriesProps extends CartPreviewProps {
  readonly entries: readonly Entry[];
}

function Entries({ entries, onDone }: EntriesProps) {
  const waiting = waitingEntries(entries);
  const ready = entries.filter((entry) => !waiting.has(entryKey(entry)));
  return (
    <div className="cart-preview">
      <h2>
        购物车
        <span className="secondary">
          共 {entries.length} 种，{ready.length} 种可结算
        </span>
      </h2>
      <ul className="panel-list">
        {entries.slice(0, SHOWN_LINES).map((entry) => (
          <PreviewEntry key={entryKey(entry)} entry={entry} onDone={onDone} />
        ))}
      </ul>
      {waiting.size > 0 && (
        <p className="cart-preview-waiting">
          {waiting.size} 行要处理，未计入
          <Link to={href('cart')} onClick={onDone}>
            去看
          </Link>
        </p>
      )}
      <div className="cart-preview-foot">
        <span>
          {ready.length} 种 · {piecesText([piecesOf(ready)])}
        </span>
        <strong>{sumText(ready.map(entryTotal))}</strong>
        <Link to={href('cart')} className="cart-preview-checkout" onClick={onDone}>
          去结算
        </Link>
      </div>
    </div>
  );
}

interface PreviewEntryProps extends CartPreviewProps {
  readonly entry: Entry;
}

function PreviewEntry({ entry, onDone }: PreviewEntryProps) {
  const [first] = entry.productList;
  if (!first) return null;
  const name = isPackage(entry) ? entryName(entry) : (first.productModel ?? first.productCode);
  const priceName = isPackage(entry) ? '每套' : PRICE_NAMES[priceTypeOf(first.priceType) ?? 'PT'];
  return (
    <li>
      <Link to={href('detail', { productCode: first.productCode })} onClick={onDone}>
        <ProductPicture url={first.picUrl} size={36} />
        <span>
          {name}
          <span className="secondary">
            {entry.number} {isPackage(entry) ? '套' : '台'}，{priceName} {formatYuan(unitPrice(entry))}
          </span>
        </span>
        <span className="figure">{formatYuan(entryTotal(entry))}</span>
      </Link>
    </li>
  );
}
