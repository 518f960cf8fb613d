import type { SideBarItem } from '@dealer-portal/rules/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type MenuActionClick, menuTarget } from './menu-target';
import { useMenuActions } from './use-menu-actions';

interface MenuLinkProps {
  readonly item: Pick<SideBarItem, 'id' | 'click'>;
  readonly className?: string;
  /** Told after the click, so that the menu around can close. */
  readonly onDone?: () => void;
  /** Opens pages of the portal in a new window too (PROF-01). */
  readonly isInNewWindow?: boolean;
  readonly children: ReactNode;
}

/** One menu item as what it is: a link inside, a link to a new window, or a button that does something (SIDE-04 to SIDE-07). */
export function MenuLink({ item, className, onDone, isInNewWindow = false, children }: MenuLinkProps) {
  const perform = useMenuActions();
  const target = menuTarget(item.click);
  const act = (click: MenuActionClick) => {
    onDone?.();
    perform(click, item.id);
  };
  switch (target.kind) {
    case 'link':
      return isInNewWindow ? (
        <WindowLink className={className} url={target.to} onDone={onDone}>
          {children}
        </WindowLink>
      ) : (
        <Link className={className} to={target.to} onClick={onDone}>
          {children}
        </Link>
      );
    case 'window':
      return (
        <WindowLink className={className} url={target.url} onDone={onDone}>
          {children}
        </WindowLink>
      );
    case 'action':
      return (
        <button type="button" className={className} onClick={() => act(target.click)}>
          {children}
        </button>
      );
    default:
      target satisfies { readonly kind: 'none' };
      return (
        <span className={className} aria-disabled="true" title="此功能尚未开放">
          {children}
        </span>
      );
  }
}

interface WindowLinkProps {
  readonly className: string | undefined;
  readonly url: string;
  readonly onDone: (() => void) | undefined;
  readonly children: ReactNode;
}

function WindowLink({ className, url, onDone, children }: WindowLinkProps) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener" onClick={onDone}>
      {children}
      <span className="visually-hidden">（新窗口）</span>
    </a>
  );
}
