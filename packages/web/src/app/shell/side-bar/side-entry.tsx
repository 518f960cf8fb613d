import type { SideBarItem } from '@dealer-portal/rules/menu';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuLink } from '../menu/menu-link';
import { menuTarget } from '../menu/menu-target';
import { fullTitle } from './full-title';
import { MenuIcon } from './menu-icon';
import './side-bar.css';

interface SideEntryProps {
  readonly item: SideBarItem;
  readonly icon: string | undefined;
  readonly flyOutId: string;
  readonly isOpen: boolean;
  /** The page on show belongs to it. */
  readonly isCurrent: boolean;
  /** The mouse came to rest on the entry. */
  readonly onPoint: () => void;
  /** Clicked, or pressed by keyboard. */
  readonly onPress: (isByKeyboard: boolean) => void;
  /** The right arrow: into the fly-out. */
  readonly onEnter: () => void;
}

/** One top-level entry: icon over a short label; with children it opens its fly-out, else it is its own link (SIDE-01, SIDE-04). */
export function SideEntry(props: SideEntryProps) {
  const { item, icon, isCurrent, onPoint } = props;
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onPoint();
  };
  const content = (
    <>
      <MenuIcon name={icon} shortTitle={item.iconTitle} />
      <span className="side-entry-title">{item.title}</span>
    </>
  );
  return (
    <li onPointerEnter={onPointerEnter} aria-current={isCurrent || undefined}>
      {item.children.length === 0 ? (
        <MenuLink item={item} className="side-entry">
          {content}
        </MenuLink>
      ) : (
        <Opener {...props}>{content}</Opener>
      )}
    </li>
  );
}

interface OpenerProps extends SideEntryProps {
  readonly children: ReactNode;
}

function Opener({ item, flyOutId, isOpen, onPress, onEnter, children }: OpenerProps) {
  const target = menuTarget(item.click);
  const shared = {
    className: 'side-entry',
    'aria-label': fullTitle(item),
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? flyOutId : undefined,
    onClick: ({ detail }: MouseEvent) => onPress(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onEnter();
    },
  };
  // An entry with an address of its own goes there too (SIDE-04: easyindex is the engineering home).
  if (target.kind === 'link') {
    return (
      <Link to={target.to} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...shared}>
      {children}
    </button>
  );
}
