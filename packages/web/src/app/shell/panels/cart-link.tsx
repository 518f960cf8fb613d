import { badgeText } from '@dealer-portal/rules/badge';
import { entryKey } from '@dealer-portal/rules/cart';
import { entryTotal } from '@dealer-portal/rules/selection';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { Money } from '#ui/text/money';
import { cartQuery, type Entry } from '#widgets/cart/cart-query';
import { cartCountQuery } from '../queries';
import { CountMark } from './count-mark';
import { PanelState } from './panel-state';

/** How many entries the panel shows; the others are in the cart. */
const SHOWN = 5;

/** The way to the cart with its count, and on hover its content with the way to the checkout (HEAD-02, FLOAT-01). */
export function CartLink() {
  const { data: count = 0 } = useQuery(cartCountQuery(useAccount()));
  const text = badgeText(count);
  const lead = (
    <Link
      to={href('cart')}
      className="cart-link"
      aria-label={text === '' ? '购物车' : `购物车，${text} 种商品`}
    >
      <span className="cart-link-words">
        <Icon name="cart" />
        <span className="cart-link-title">购物车</span>
        <CountMark count={count} />
      </span>
    </Link>
  );
  return (
    <HoverPanel
      className="cart-panel"
      title="购物车预览"
      label="展开购物车预览"
      lead={lead}
      trigger={<Icon name="down" />}
    >
      {(close) => <CartPreview onDone={close} />}
    </HoverPanel>
  );
}

function CartPreview({ onDone }: { readonly onDone: () => void }) {
  const cart = useQuery(cartQuery(useAccount()));
  return (
    <PanelState query={cart} empty="购物车是空的，先去挑选商品" isEmpty={(entries) => entries.length === 0}>
      {(entries) => (
        <>
          <ul className="panel-list">
            {entries.slice(0, SHOWN).map((entry) => (
              <CartPreviewEntry key={entryKey(entry)} entry={entry} onDone={onDone} />
            ))}
          </ul>
          <div className="cart-preview-foot">
            <span className="secondary">
              {entries.length > SHOWN ? `还有 ${entries.length - SHOWN} 种，` : ''}共 {entries.length} 种
            </span>
            <Link to={href('cart')} className="cart-preview-checkout" onClick={onDone}>
              去结算
            </Link>
          </div>
        </>
      )}
    </PanelState>
  );
}

interface CartPreviewEntryProps {
  readonly entry: Entry;
  readonly onDone: () => void;
}

function CartPreviewEntry({ entry, onDone }: CartPreviewEntryProps) {
  const [first] = entry.productList;
  if (!first) return null;
  return (
    <li>
      <Link to={href('detail', { productCode: first.productCode })} onClick={onDone}>
        <span>{first.productModel ?? first.productCode}</span>
        <span className="panel-count">
          {entry.number} 台 · <Money amount={entryTotal(entry)} />
        </span>
      </Link>
    </li>
  );
}
