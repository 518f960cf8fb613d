import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { config } from '#platform/config';
import { href } from '#routes';
import { usePhone } from '#ui/use-phone';
import { AccountSwitch } from './account-switch';
import { CartLink } from './panels/cart-link';
import { MessagePanel } from './panels/message-panel';
import { SearchBox } from './search/search-box';

interface HeaderProps {
  /** The button that opens the side bar's drawer; on phones only. */
  readonly menu: ReactNode;
}

/** The 64 px header: logo, sold-to and ship-to, search, cart (HEAD-01, HEAD-02). */
export function Header({ menu }: HeaderProps) {
  const isPhone = usePhone();
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
        {isPhone && <MessagePanel />}
        <CartLink />
      </div>
    </header>
  );
}
