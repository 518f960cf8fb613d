import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { ShipToChoice, SoldToChoice } from './account-switch';
import { CustomerLink } from './customer-link';
import { PaletteButton } from './palette/palette-host';
import { CartLink } from './panels/cart-link';
import { MessagePanel } from './panels/message-panel';
import { PhoneMenu } from './phone/phone-menu';
import { SearchBox } from './search/search-box';
import './shell.css';

interface HeaderProps {
  /** The areas of the portal; some frames have none. */
  readonly children?: ReactNode;
}

/** The row of 48 px that stays at the top: areas, search, ship-to, cart (HEAD-01, HEAD-02). */
export function Header({ children }: HeaderProps) {
  return (
    <header className="header">
      {children}
      <SearchBox />
      <PaletteButton />
      <ShipToChoice />
      <CartLink />
    </header>
  );
}

/** The same on a phone: a strip that stays with menu, search, messages and cart, and below it who buys and where it goes. */
export function PhoneHeader({ children }: HeaderProps) {
  const { saleInfo } = useAccount();
  return (
    <>
      <header className="header phone-header">
        <PhoneMenu />
        <SearchBox />
        <MessagePanel />
        <CartLink />
      </header>
      <div className="phone-line">
        <CustomerLink className="customer-link" title={saleInfo.customerName}>
          {saleInfo.customerName}
        </CustomerLink>
        <SoldToChoice />
        <ShipToChoice />
      </div>
      {children}
    </>
  );
}
