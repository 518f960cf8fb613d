import type { SideBarItem } from '@dealer-portal/rules/menu';
import { Fragment, type ReactNode } from 'react';
import { SOON } from '#ui/page/closed-link';
import './side-bar.css';

interface LevelItemsProps {
  /** The items of one level; those whose pages are still to come stand last. */
  readonly items: readonly SideBarItem[];
  readonly children: (item: SideBarItem) => ReactNode;
}

/** The items of one level, those to come under a heading of their own. */
export function LevelItems({ items, children }: LevelItemsProps) {
  const firstToCome = items.find(({ isSoon }) => isSoon);
  return items.map((item) => (
    <Fragment key={item.id}>
      {item === firstToCome && <li className="soon-heading">{SOON}</li>}
      {children(item)}
    </Fragment>
  ));
}
