import type { SideBarItem } from '@dealer-portal/rules/menu';
import { MenuLink } from '../menu/menu-link';
import { hasDoor } from '../menu/menu-target';
import { FlyOutPage } from './fly-out-page';
import { LevelItems } from './level-items';
import './side-bar.css';

interface TaskPagesProps {
  readonly task: SideBarItem;
  readonly onDone: () => void;
}

/** The list items of a task's pages (level 3); its own address, if it has one, stands first. */
export function TaskPages({ task, onDone }: TaskPagesProps) {
  return (
    <>
      {hasDoor(task) && (
        <li>
          <MenuLink item={task} className="fly-out-item" onDone={onDone}>
            {task.title}
          </MenuLink>
        </li>
      )}
      <LevelItems items={task.children}>{(item) => <FlyOutPage item={item} onDone={onDone} />}</LevelItems>
    </>
  );
}
