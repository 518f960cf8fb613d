import type { SideBarItem } from '@dealer-portal/rules/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dataAddress } from '#platform/browser/data-address';
import { ClosedLink } from '#ui/page/closed-link';
import { MenuLock } from './menu-lock';
import { gateBehind, type MenuActionClick, type MenuTarget, menuTarget } from './menu-target';
import { useMenuActions } from './use-menu-actions';

interface MenuLinkProps {
  readonly item: Pick<SideBarItem, 'id' | 'click'> & Partial<Pick<SideBarItem, 'isSoon'>>;
  readonly className?: string;
  /** Called after the click, so that the menu around can close. */
  readonly onDone?: () => void;
  /** Opens pages of the portal in a new window too (PROF-01). */
  readonly isInNewWindow?: boolean;
  /** A heading above says 即将开放 already. */
  readonly isUnderSoon?: boolean;
  readonly children: ReactNode;
}

/** One menu item: a link inside, a link to a new window, a button, or a page to come (SIDE-04 to SIDE-07). */
export function MenuLink(props: MenuLinkProps) {
  const { item, className, onDone, isInNewWindow = false, isUnderSoon = false, children } = props;
  const perform = useMenuActions();
  const target: MenuTarget = item.isSoon ? { kind: 'soon' } : menuTarget(item.click);
  const gate = target.kind === 'soon' ? undefined : gateBehind(item.click);
  const content = (
    <>
      {children}
      {gate !== undefined && <MenuLock gateType={gate} />}
    </>
  );
  const act = (click: MenuActionClick) => {
    onDone?.();
    perform(click, item.id);
  };
  switch (target.kind) {
    case 'link':
      return isInNewWindow ? (
        <WindowLink className={className} url={target.to} onDone={onDone}>
          {content}
        </WindowLink>
      ) : (
        <Link className={className} to={target.to} onClick={onDone}>
          {content}
        </Link>
      );
    case 'window':
      return (
        <WindowLink className={className} url={target.url} onDone={onDone}>
          {content}
        </WindowLink>
      );
    case 'action':
      return (
        <button type="button" className={className} onClick={() => act(target.click)}>
          {children}
        </button>
      );
    case 'soon':
      return (
        <ClosedLink className={className} isNoteHidden={isUnderSoon}>
          {children}
        </ClosedLink>
      );
    default:
      target satisfies { readonly kind: 'none' };
      return <span className={className}>{children}</span>;
  }
}

interface WindowLinkProps {
  readonly className: string | undefined;
  readonly url: string;
  readonly onDone: (() => void) | undefined;
  readonly children: ReactNode;
}

function WindowLink({ className, url, onDone, children }: WindowLinkProps) {
  const address = dataAddress(url);
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={address} target="_blank" rel="noopener" onClick={onDone}>
      {children}
      <span className="visually-hidden">（新窗口）</span>
    </a>
  );
}
