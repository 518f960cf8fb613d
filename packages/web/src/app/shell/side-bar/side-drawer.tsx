import { MenuOutlined } from '@ant-design/icons';
import type { SideBarItem } from '@dealer-portal/rules/menu';
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { MenuLink } from '../menu/menu-link';
import { fullTitle } from './full-title';
import { NewMark } from './new-mark';
import './side-drawer.css';

interface SideDrawerProps {
  readonly items: readonly SideBarItem[];
  /** What stands above the menu: the account and the links that the phone's header has no room for. */
  readonly header: (close: () => void) => ReactNode;
}

/** The side bar on phones: one button, and a drawer in which the three levels unfold. */
export function SideDrawer({ items, header }: SideDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined />}
        aria-label="打开功能菜单"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer title="功能菜单" placement="left" size={320} open={isOpen} onClose={close} destroyOnHidden>
        {header(close)}
        <nav aria-label="功能菜单" className="side-drawer">
          <DrawerLevel items={items} onDone={close} />
        </nav>
      </Drawer>
    </>
  );
}

interface DrawerLevelProps {
  readonly items: readonly SideBarItem[];
  readonly onDone: () => void;
}

function DrawerLevel({ items, onDone }: DrawerLevelProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <DrawerLink item={item} onDone={onDone} />
          ) : (
            <details>
              <summary>
                <DrawerTitle item={item} />
              </summary>
              <DrawerLevel items={withOwnAddress(item)} onDone={onDone} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A parent that has an address of its own stands first among its children, unless one of them leads there already. */
function withOwnAddress(item: SideBarItem): readonly SideBarItem[] {
  const { click, children } = item;
  if (click.kind === 'none' || children.some((child) => child.title === item.title)) return children;
  return [{ ...item, id: `${item.id}-own`, children: [] }, ...children];
}

function DrawerLink({ item, onDone }: { readonly item: SideBarItem; readonly onDone: () => void }) {
  return (
    <MenuLink item={item} className="side-drawer-item" onDone={onDone}>
      <DrawerTitle item={item} />
    </MenuLink>
  );
}

function DrawerTitle({ item }: { readonly item: SideBarItem }) {
  return (
    <>
      {fullTitle(item)}
      {item.isNew && <NewMark />}
    </>
  );
}
