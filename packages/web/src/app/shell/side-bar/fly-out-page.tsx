import type { SideBarItem } from '@dealer-portal/rules/menu';
import { MenuLink } from '../menu/menu-link';
import { NewMark } from './new-mark';
import './side-bar.css';

interface FlyOutPageProps {
  readonly item: SideBarItem;
  readonly onDone: () => void;
}

/** One page of a fly-out. */
export function FlyOutPage({ item, onDone }: FlyOutPageProps) {
  return (
    <li>
      <MenuLink item={item} className="fly-out-item" onDone={onDone} isUnderSoon>
        {item.title}
        {item.isNew && <NewMark />}
      </MenuLink>
    </li>
  );
}
