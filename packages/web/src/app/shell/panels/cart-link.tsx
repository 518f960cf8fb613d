import { badgeText } from '@dealer-portal/rules/badge';
import { offersCart } from '@dealer-portal/rules/menu';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { isOffered } from '#platform/page-rights';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { cartCountQuery } from '#widgets/cart/cart-count';
import { CountMark } from './count-mark';
import { latePanel } from './late-panel';
import '../shell.css';
import './panels.css';

const CartPreview = latePanel(async () => (await import('./cart-preview')).CartPreview, 3);

/** The way to the cart for whom it is there: its count, and on hover its content with the way to the checkout (HEAD-02, FLOAT-01). */
export function CartLink() {
  const { facts, isBlocked } = usePermissions();
  return isOffered('cart') && offersCart({ ...facts, isBlocked }) ? <OfferedCart /> : null;
}

function OfferedCart() {
  const { data: count } = useQuery({ ...cartCountQuery(useAccount()), enabled: useIsFirstViewOver() });
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
