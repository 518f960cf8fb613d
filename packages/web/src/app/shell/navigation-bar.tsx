import { NavLink } from 'react-router';
import { href } from '#routes';

const ENTRIES = [
  { text: '在线采购', to: href('index') },
  { text: '购物车', to: href('cart') },
  { text: '我的订单', to: href('myOrder') },
] as const;

/** The 40 px bar of the portal's main areas. */
export function NavigationBar() {
  return (
    <nav className="navigation-bar" aria-label="主导航">
      {ENTRIES.map(({ text, to }) => (
        <NavLink key={to} to={to}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
