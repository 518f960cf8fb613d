import type { SideBarItem } from '@dealer-portal/rules/menu';
import { useId, useState } from 'react';
import { NewMark } from './new-mark';
import { TaskPages } from './task-pages';
import '#ui/page/closed-link.css';
import './side-bar.css';

interface FoldedTaskProps {
  readonly task: SideBarItem;
  readonly onDone: () => void;
}

/** A task of the narrow fly-out: a press unfolds its pages (level 3) below it, within the same width (SIDE-01). */
export function FoldedTask({ task, onDone }: FoldedTaskProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <li className="fly-out-fold">
      <button
        type="button"
        className={task.isSoon ? 'fly-out-item closed-link' : 'fly-out-item'}
        data-task={task.id}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={titleId}>
          {task.title}
          {task.isNew && <NewMark />}
        </span>
        <span className="fly-out-arrow" aria-hidden="true" />
      </button>
      {isOpen && (
        <ul aria-labelledby={titleId}>
          <TaskPages task={task} onDone={onDone} />
        </ul>
      )}
    </li>
  );
}
