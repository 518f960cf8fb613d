import { Link } from 'react-router-dom';
import { href } from '#routes';
import './addition-unknown.css';

interface AdditionUnknownProps {
  /** The sentence before the link (`additionDoubt`). */
  readonly text: string;
}

/** The note next to the button that added: the result is not known, and the cart shows whether the product arrived (CART-08). */
export function AdditionUnknown({ text }: AdditionUnknownProps) {
  return (
    <div role="status" className="addition-unknown">
      {text}
      <Link to={href('cart')}>购物车</Link>
    </div>
  );
}
