import type { SideBarItem } from '@dealer-portal/rules/menu';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { usePermissions } from '#platform/permissions';
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
        <Retry />
      </nav>
    </Drawer>
  );
}

/** In place of menus that could not be loaded (MENU-07). */
function Retry() {
  const { retryMenus } = usePermissions();
  if (!retryMenus) return null;
  return (
    <div className="side-drawer-failed" role="alert">
      <p>菜单没有加载出来，其他功能不受影响。</p>
      <Button block onClick={retryMenus}>
        重试菜单
      </Button>
    </div>
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
              <summary className="fold-line">
                <span>
                  <DrawerTitle item={item} />
                </span>
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
      <span>
        <DrawerTitle item={item} />
      </span>
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
