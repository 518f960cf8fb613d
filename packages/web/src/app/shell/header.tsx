import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { config } from '#platform/config';
import { href } from '#routes';
import { AccountSwitch } from './account-switch';
import { CartLink } from './cart-link';
import { SearchBox } from './search-box';

/** The 64 px header: logo, sold-to and ship-to, search, cart (HEAD-01). */
export function Header({ menu }: { readonly menu: ReactNode }) {
  return (
    <header className="header">
      {menu}
      <Link to={href('index')} className="header-logo">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span>{config.name}</span>
      </Link>
      <AccountSwitch />
      <SearchBox />
      <div className="header-cart">
        <CartLink />
      </div>
    </header>
  );
}
