import type { SideBarItem } from '@dealer-portal/rules/menu';
import { type KeyboardEvent, useId, useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { focusables, moveByArrows } from '#ui/overlay/arrow-focus';
import { reasonAgainstSwitch } from '../../why-not/why-not-state';
import { FlyOutPictures } from './fly-out-pictures';
import { TaskPages } from './task-pages';
import './side-bar.css';

interface FlyOutPagesProps {
  readonly entryId: string;
  /** The items of level 2 that hold pages. */
  readonly tasks: readonly SideBarItem[];
  /** The task that is pointed at. */
  readonly marked: string | undefined;
  readonly onMark: (taskId: string) => void;
  readonly onDone: () => void;
}

/** The pages of all tasks of an entry under the headings of their tasks: one look, and no third menu to steer into (SIDE-01). */
export function FlyOutPages({ entryId, tasks, marked, onMark, onDone }: FlyOutPagesProps) {
  const openReasons = () => {
    onDone();
    reasonAgainstSwitch.open();
  };
  return (
    <div className="fly-out-pages">
      <div className="fly-out-groups">
        {tasks.map((task) => (
          <Group
            key={task.id}
            task={task}
            isMarked={task.id === marked}
            onMark={() => onMark(task.id)}
            onDone={onDone}
          />
        ))}
      </div>
      <FlyOutPictures entryId={entryId} level="3" />
      <p className="fly-out-foot">
        没有找到该有的菜单？
        <PlainButton kind="link" size="small" onClick={openReasons}>
          为什么看不到
        </PlainButton>
      </p>
    </div>
  );
}

interface GroupProps {
  readonly task: SideBarItem;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onDone: () => void;
}

function Group({ task, isMarked, onMark, onDone }: GroupProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (moveByArrows(event, focusables(list.current))) return event.stopPropagation();
    if (event.key !== 'ArrowLeft') return;
    event.stopPropagation();
    const fly = list.current?.closest('.fly-out');
    fly?.querySelector<HTMLElement>(`[data-task="${CSS.escape(task.id)}"]`)?.focus();
  };
  return (
    <section className="fly-out-group" data-group={task.id} data-marked={isMarked || undefined}>
      <h3 id={headingId}>{task.title}</h3>
      <ul ref={list} aria-labelledby={headingId} onKeyDown={onKeyDown} onFocus={onMark}>
        <TaskPages task={task} onDone={onDone} />
      </ul>
    </section>
  );
}
