import { FLY_OUT_WIDTH, type SideBarItem } from '@dealer-portal/rules/menu';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#ui/icon/icon';
import { focusables, focusFirst, moveByArrows } from '#ui/overlay/arrow-focus';
import { MenuLink } from '../menu/menu-link';
import { hasDoor } from '../menu/menu-target';
import { FlyOutPictures } from './fly-out-pictures';
import { fullTitle } from './full-title';
import { LevelItems } from './level-items';
import { NewMark } from './new-mark';

interface FlyOutProps {
  readonly id: string;
  /** The top-level entry whose children are shown. */
  readonly entry: SideBarItem;
  /** Opened by keyboard: the first item takes the focus. */
  readonly takesFocus: boolean;
  readonly onDone: () => void;
}

/** How long the mouse may cross another item on its way to level 3, in milliseconds. */
const CROSSING_MS = 120;

/** Which item's level 3 is open. Pointing at another one opens it after a moment, a click or key at once. */
function useOpenItem() {
  const crossing = useRef<number>(undefined);
  const [openId, setOpenId] = useState<string>();
  const open = (id: string | undefined) => {
    window.clearTimeout(crossing.current);
    setOpenId(id);
  };
  const point = (id: string | undefined) => {
    if (openId === undefined) return open(id);
    window.clearTimeout(crossing.current);
    crossing.current = window.setTimeout(() => setOpenId(id), CROSSING_MS);
  };
  return { openId, open, point };
}

/** The fly-out of a top-level entry: level 2, and beside it level 3 of the item that is pointed at (SIDE-01). */
export function FlyOut({ id, entry, takesFocus, onDone }: FlyOutProps) {
  const list = useRef<HTMLUListElement>(null);
  const { openId, open, point } = useOpenItem();
  const hasThird = entry.children.some(({ children }) => children.length > 0);
  useEffect(() => {
    if (takesFocus) focusFirst(list.current);
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const heads = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > .fly-out-item') ?? [])];
    if (event.target instanceof HTMLElement && heads.includes(event.target)) moveByArrows(event, heads);
  };
  return (
    <div id={id} className="fly-out" style={{ width: FLY_OUT_WIDTH }} data-third={hasThird || undefined}>
      <ul ref={list} aria-label={fullTitle(entry)} onKeyDown={onKeyDown}>
        <LevelItems items={entry.children}>
          {(item) => (
            <SecondLevel
              item={item}
              entryId={entry.id}
              isOpen={openId === item.id}
              onOpen={open}
              onPoint={point}
              onDone={onDone}
            />
          )}
        </LevelItems>
      </ul>
      <FlyOutPictures entryId={entry.id} level="2" />
    </div>
  );
}

interface SecondLevelProps {
  readonly item: SideBarItem;
  /** The top-level entry above. */
  readonly entryId: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | undefined) => void;
  readonly onPoint: (id: string | undefined) => void;
  readonly onDone: () => void;
}

function SecondLevel(props: SecondLevelProps) {
  const { item, onPoint, onDone } = props;
  if (item.children.length > 0) return <Parent {...props} />;
  return (
    <li onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}>
      <MenuLink item={item} className="fly-out-item" onDone={onDone} isUnderSoon>
        <ItemTitle item={item} />
      </MenuLink>
    </li>
  );
}

/** An item of level 2 that holds level 3: pointing, a press, Enter or the right arrow opens it. */
function Parent({ item, entryId, isOpen, onOpen, onPoint, onDone }: SecondLevelProps) {
  const panelId = useId();
  const head = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const open = (isByKeyboard: boolean) => {
    setTakesFocus(isByKeyboard);
    onOpen(item.id);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (!isOpen) setTakesFocus(false);
    onPoint(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') open(true);
    if (event.key !== 'ArrowLeft' || !isOpen) return;
    event.stopPropagation();
    onOpen(undefined);
    head.current?.focus();
  };
  return (
    <li onPointerEnter={onPointerEnter} onKeyDown={onKeyDown}>
      <button
        ref={head}
        type="button"
        className={item.isSoon ? 'fly-out-item closed-link' : 'fly-out-item'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={({ detail }) => open(detail === 0)}
      >
        <span>
          <ItemTitle item={item} />
        </span>
        <Icon name="right" />
      </button>
      {isOpen && (
        <ThirdLevel id={panelId} entryId={entryId} parent={item} takesFocus={takesFocus} onDone={onDone} />
      )}
    </li>
  );
}

function ItemTitle({ item }: { readonly item: SideBarItem }) {
  return (
    <>
      {item.title}
      {item.isNew && <NewMark />}
    </>
  );
}

interface ThirdLevelProps {
  readonly id: string;
  readonly entryId: string;
  readonly parent: SideBarItem;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
}

function ThirdLevel({ id, entryId, parent, takesFocus, onDone }: ThirdLevelProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) focusFirst(list.current);
  }, [takesFocus]);
  return (
    <div id={id} className="fly-out fly-out-third" style={{ width: FLY_OUT_WIDTH }}>
      <ul
        ref={list}
        aria-label={parent.title}
        onKeyDown={(event) => {
          if (moveByArrows(event, focusables(list.current))) event.stopPropagation();
        }}
      >
        <OwnAddress item={parent} onDone={onDone} />
        <LevelItems items={parent.children}>
          {(item) => (
            <li>
              <MenuLink item={item} className="fly-out-item" onDone={onDone} isUnderSoon>
                <ItemTitle item={item} />
              </MenuLink>
            </li>
          )}
        </LevelItems>
      </ul>
      <FlyOutPictures entryId={entryId} level="3" />
    </div>
  );
}

interface OwnAddressProps {
  readonly item: SideBarItem;
  readonly onDone: () => void;
}

/** An item with children may have an address of its own; its button opens the children, so the address stands first. */
function OwnAddress({ item, onDone }: OwnAddressProps) {
  if (!hasDoor(item)) return null;
  return (
    <li>
      <MenuLink item={item} className="fly-out-item" onDone={onDone}>
        {item.title}
      </MenuLink>
    </li>
  );
}
