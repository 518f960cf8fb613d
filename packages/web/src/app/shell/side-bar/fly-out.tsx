import { FLY_OUT_WIDTH, type SideBarItem } from '@dealer-portal/rules/menu';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { focusFirst, moveByArrows } from '#ui/overlay/arrow-focus';
import { hasDoor } from '../menu/menu-target';
import { FlyOutPage } from './fly-out-page';
import { FlyOutPages } from './fly-out-pages';
import { FlyOutPictures } from './fly-out-pictures';
import { FoldedTask } from './folded-task';
import { fullTitle } from './full-title';
import { LevelItems } from './level-items';
import { NewMark } from './new-mark';
import '#ui/page/closed-link.css';
import './side-bar.css';

interface FlyOutProps {
  /** The top-level entry whose children are shown. */
  readonly entry: SideBarItem;
  /** Opened by a press: the pages of all tasks stand next to the tasks. */
  readonly isWide: boolean;
  /** Opened by keyboard: the first item takes the focus. */
  readonly takesFocus: boolean;
  readonly onWiden: () => void;
  readonly onDone: () => void;
}

/**
 * The fly-out of a top-level entry: its tasks (level 2). A hover opens them alone, each unfolding its pages (level 3)
 * within 169 px; a press shows the pages of all tasks next to them (SIDE-01).
 */
export function FlyOut({ entry, isWide, takesFocus, onWiden, onDone }: FlyOutProps) {
  const list = useRef<HTMLUListElement>(null);
  const tasks = entry.children.filter(({ children }) => children.length > 0);
  const [marked, setMarked] = useState(tasks[0]?.id);
  useEffect(() => {
    if (takesFocus) focusFirst(list.current);
  }, [takesFocus]);
  const mark = (taskId: string) => {
    setMarked(taskId);
    groupOf(list.current, taskId)?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    moveByArrows(event, [...(list.current?.querySelectorAll<HTMLElement>('.fly-out-item') ?? [])]);
  };
  return (
    <>
      <div className="fly-out-tasks" style={{ width: FLY_OUT_WIDTH }}>
        <ul ref={list} aria-label={fullTitle(entry)} onKeyDown={onKeyDown}>
          <LevelItems items={entry.children}>
            {(item) =>
              item.children.length === 0 ? (
                <FlyOutPage item={item} onDone={onDone} />
              ) : isWide ? (
                <Task
                  item={item}
                  isMarked={item.id === marked}
                  onMark={() => mark(item.id)}
                  onEnter={() => focusFirst(groupOf(list.current, item.id))}
                />
              ) : (
                <FoldedTask task={item} onDone={onDone} />
              )
            }
          </LevelItems>
        </ul>
        {tasks.length > 0 && !isWide && (
          <button type="button" className="fly-out-item fly-out-widen" onClick={onWiden}>
            展开全部页面
          </button>
        )}
        <FlyOutPictures entryId={entry.id} level="2" />
      </div>
      {tasks.length > 0 && isWide && (
        <FlyOutPages entryId={entry.id} tasks={tasks} marked={marked} onMark={setMarked} onDone={onDone} />
      )}
    </>
  );
}

function groupOf(tasks: HTMLElement | null, taskId: string): HTMLElement | null {
  return (
    tasks?.closest('.fly-out')?.querySelector<HTMLElement>(`[data-group="${CSS.escape(taskId)}"]`) ?? null
  );
}

interface TaskProps {
  readonly item: SideBarItem;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onEnter: () => void;
}

/** A task: pointing at it marks its heading, a press, Enter or the right arrow leads to its first page. */
function Task({ item, isMarked, onMark, onEnter }: TaskProps) {
  const enter = () => {
    onMark();
    onEnter();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') enter();
  };
  return (
    <li onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onMark()}>
      <button
        type="button"
        className={item.isSoon ? 'fly-out-item closed-link' : 'fly-out-item'}
        data-task={item.id}
        data-marked={isMarked || undefined}
        onFocus={onMark}
        onClick={({ detail }) => (detail === 0 ? enter() : onMark())}
        onKeyDown={onKeyDown}
      >
        <span>
          {item.title}
          {item.isNew && <NewMark />}
        </span>
        <span className="fly-out-count" data-count={pagesOf(item) || undefined} aria-hidden="true" />
      </button>
    </li>
  );
}

/** How many pages of a task may be opened today. */
function pagesOf(item: SideBarItem): number {
  const open = item.children.filter(({ isSoon }) => !isSoon).length;
  return hasDoor(item) ? open + 1 : open;
}
