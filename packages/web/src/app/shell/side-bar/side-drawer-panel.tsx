import type { SideBarItem } from '@dealer-portal/rules/menu';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { usePermissions } from '#platform/permissions';
import { PlainButton } from '#ui/button/plain-button';
import { MenuLink } from '../menu/menu-link';
import { hasDoor } from '../menu/menu-target';
import { fullTitle } from './full-title';
import { LevelItems } from './level-items';
import { NewMark } from './new-mark';
import './fold-line.css';
import './side-drawer.css';
import '#ui/page/closed-link.css';

interface SideDrawerPanelProps {
  readonly items: readonly SideBarItem[];
  /** The part above the menu: the account. */
  readonly header: ReactNode;
  /** The part below it: the links that the phone's header has no room for. */
  readonly footer: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer in which the side bar's three levels unfold. */
export function SideDrawerPanel({ items, header, footer, isOpen, onClose }: SideDrawerPanelProps) {
  return (
    <Drawer title="功能菜单" placement="left" size={320} open={isOpen} onClose={onClose} destroyOnHidden>
      {header}
      <nav aria-label="功能菜单" className="side-drawer">
        <ul>
          {items.map((item) => (
            <DrawerItem key={item.id} item={item} onDone={onClose} />
          ))}
        </ul>
        <Retry />
      </nav>
      {footer}
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
      <PlainButton isWide onClick={retryMenus}>
        重试菜单
      </PlainButton>
    </div>
  );
}

interface DrawerItemProps {
  readonly item: SideBarItem;
  readonly onDone: () => void;
}

function DrawerItem({ item, onDone }: DrawerItemProps) {
  if (item.children.length === 0) {
    return (
      <li>
        <MenuLink item={item} className="side-drawer-item" onDone={onDone} isUnderSoon>
          <span>
            <DrawerTitle item={item} />
          </span>
        </MenuLink>
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary className={item.isSoon ? 'fold-line closed-link' : 'fold-line'}>
          <span>
            <DrawerTitle item={item} />
          </span>
        </summary>
        <ul>
          <LevelItems items={withOwnAddress(item)}>
            {(child) => <DrawerItem item={child} onDone={onDone} />}
          </LevelItems>
        </ul>
      </details>
    </li>
  );
}

/** A parent that has an address of its own stands first among its children, unless one of them leads there already. */
function withOwnAddress(item: SideBarItem): readonly SideBarItem[] {
  const { children } = item;
  if (!hasDoor(item) || children.some((child) => child.title === item.title)) return children;
  return [{ ...item, id: `${item.id}-own`, children: [] }, ...children];
}

function DrawerTitle({ item }: { readonly item: SideBarItem }) {
  return (
    <>
      {fullTitle(item)}
      {item.isNew && <NewMark />}
    </>
  );
}
