import { Link } from 'react-router-dom';
import { href } from '#routes';
import './addition-unknown.css';

/** The note next to the button that added: no answer came, and the cart shows whether the product arrived (CART-08). */
export function AdditionUnknown() {
  return (
    <div role="status" className="addition-unknown">
      没有收到结果，是否已加入请查看<Link to={href('cart')}>购物车</Link>
    </div>
  );
}
