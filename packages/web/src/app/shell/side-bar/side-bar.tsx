import {
  SIDE_BAR_CLOSED,
  type SideBarEvent,
  type SideBarItem,
  type SideBarState,
  sideBarReducer,
} from '@dealer-portal/rules/menu';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import { Icon } from '#ui/icon/icon';
import { moveByArrows } from '#ui/overlay/arrow-focus';
import { useEscape } from '#ui/overlay/use-escape';
import { useOutsidePress } from '#ui/overlay/use-outside-press';
import { latePanel } from '../panels/late-panel';
import { currentEntry } from './current-entry';
import { SideEntry } from './side-entry';
import { useSideBarItems } from './use-side-bar-items';
import './side-bar.css';

const fetchFlyOut = async () => (await import('./fly-out')).FlyOut;
const FlyOut = latePanel(fetchFlyOut, 6);

/** How long the pointer may be away before the fly-out closes, in milliseconds. */
const LEAVE_MS = 150;

const reduce = (state: SideBarState, event: SideBarEvent): SideBarState => sideBarReducer(state, event);

/** The side bar: top-level entries, each with its fly-out, by mouse, touch and keyboard (SIDE-01 to SIDE-07). */
export function SideBar() {
  const items = useSideBarItems();
  const { icons, retryMenus } = usePermissions();
  const page = useMatches().at(-1)?.id;
  const current = useMemo(() => currentEntry(items, page), [items, page]);
  const flyOutId = useId();
  const bar = useSideBar();
  const entry = bar.state.kind === 'open' ? items[bar.state.index] : undefined;
  return (
    <nav className="side-bar" aria-label="功能菜单" ref={bar.root} {...bar.handlers}>
      <ul className="side-entries">
        {items.map((item, index) => (
          <SideEntry
            key={item.id}
            item={item}
            icon={icons.get(item.id)}
            flyOutId={flyOutId}
            isOpen={entry === item}
            isCurrent={current === item}
            onPoint={() => bar.point(item, index)}
            onEnter={() => bar.enter(item, index)}
            onPress={(isByKeyboard) => bar.press(item, index, isByKeyboard)}
          />
        ))}
      </ul>
      {retryMenus && (
        <button type="button" className="side-entry" onClick={retryMenus}>
          <Icon name="reload" />
          <span>重试菜单</span>
        </button>
      )}
      {entry && (
        <div id={flyOutId} className="fly-out">
          <FlyOut
            key={entry.id}
            entry={entry}
            isWide={bar.isWide}
            takesFocus={bar.isByKeyboard}
            onWiden={bar.widen}
            onDone={() => bar.send({ type: 'dismiss' })}
          />
        </div>
      )}
    </nav>
  );
}

function useSideBar() {
  const root = useRef<HTMLElement>(null);
  const leaving = useRef<number>(undefined);
  const [state, send] = useReducer(reduce, SIDE_BAR_CLOSED);
  const [isByKeyboard, setByKeyboard] = useState(false);
  // A hover opens the fly-out, a press the pages of all its tasks (SIDE-01).
  const [isWide, setWide] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation to any address closes the fly-out
  useEffect(() => {
    if (state.kind === 'open') send({ type: 'dismiss' });
  }, [key]);
  useOutsidePress(root, state.kind === 'open', () => send({ type: 'dismiss' }));
  useEscape(state.kind === 'open', () => send({ type: 'dismiss' }));
  const isOpenAt = (index: number) => state.kind === 'open' && state.index === index;
  const press = ({ children }: SideBarItem, index: number, byKeyboard: boolean) => {
    setByKeyboard(byKeyboard);
    setWide(true);
    // What a hover opened is widened; the next press closes it.
    if (isOpenAt(index) && !isWide) return;
    send({ type: 'click', index, isEmpty: children.length === 0 });
  };
  const point = ({ children }: SideBarItem, index: number) => {
    if (!isOpenAt(index)) {
      setByKeyboard(false);
      setWide(false);
    }
    send({ type: 'hover', index, isEmpty: children.length === 0 });
  };
  const enter = (item: SideBarItem, index: number) => {
    if (isOpenAt(index) && isWide) setByKeyboard(true);
    else press(item, index, true);
  };
  const giveBack = () => {
    if (state.kind !== 'open') return;
    send({ type: 'dismiss' });
    entriesOf(root.current)[state.index]?.focus();
  };
  const handlers = {
    onPointerEnter: () => {
      window.clearTimeout(leaving.current);
      fetchAhead();
    },
    onFocus: fetchAhead,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving.current = window.setTimeout(() => send({ type: 'leave' }), LEAVE_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'ArrowLeft') giveBack();
      else if (isEntry(event.target)) moveByArrows(event, entriesOf(root.current));
    },
  };
  const widen = () => setWide(true);
  return { root, state, send, press, point, enter, widen, isWide, isByKeyboard, handlers };
}

/** The fly-outs' code is on its way before the pointer rests, or the key is pressed; a failure shows in the panel. */
function fetchAhead(): void {
  fetchFlyOut().catch(() => undefined);
}

function entriesOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.side-entries .side-entry') ?? [])];
}

function isEntry(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.classList.contains('side-entry');
}
