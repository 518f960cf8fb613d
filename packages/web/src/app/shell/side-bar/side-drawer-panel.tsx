import type { SideBarItem } from '@dealer-portal/rules/menu';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { MenuLink } from '../menu/menu-link';
import { fullTitle } from './full-title';
import { NewMark } from './new-mark';
import './side-drawer.css';

interface SideDrawerPanelProps {
  readonly items: readonly SideBarItem[];
  /** What stands above the menu: the account and the links that the phone's header has no room for. */
  readonly header: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer in which the side bar's three levels unfold. */
export function SideDrawerPanel({ items, header, isOpen, onClose }: SideDrawerPanelProps) {
  return (
    <Drawer title="功能菜单" placement="left" size={320} open={isOpen} onClose={onClose} destroyOnHidden>
      {header}
      <nav aria-label="功能菜单" className="side-drawer">
        <DrawerLevel items={items} onDone={onClose} />
      </nav>
    </Drawer>
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
