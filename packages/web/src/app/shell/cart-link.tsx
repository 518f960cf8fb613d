import { ShoppingCartOutlined } from '@ant-design/icons';
import { badgeText } from '@dealer-portal/rules/badge';
import { getCartCount } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Badge } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/account';
import { accountQuery } from '#platform/query';
import { href } from '#routes';

/** The way to the cart with its count: blank at 0, 99+ above 99 (FLOAT-01). */
export function CartLink() {
  const account = useAccount();
  const { data: count = 0 } = useQuery(
    accountQuery(getCartCount, { path: { id: account.saletoCode } }, account),
  );
  const text = badgeText(count);
  return (
    <Link
      to={href('cart')}
      className="cart-link"
      aria-label={text === '' ? '购物车' : `购物车，${text} 种商品`}
    >
      <Badge count={text} offset={[4, -2]}>
        <ShoppingCartOutlined aria-hidden /> 购物车
      </Badge>
    </Link>
  );
}
