import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { focusables, focusFirst, moveByArrows } from './arrow-focus';
import { roomNextTo } from './room-next-to';
import { useEscape } from './use-escape';
import { useOneOpen } from './use-one-open';
import { useOutsidePress } from './use-outside-press';
import './hover-panel.css';

interface HoverPanelProps {
  /** A link that stands before the trigger and opens the panel on hover too; the trigger is then a small arrow. */
  readonly lead?: ReactNode;
  /** The content of the trigger. */
  readonly trigger: ReactNode;
  /** Name of the trigger when its content is no text, or needs more words. */
  readonly label?: string;
  /** Name of the panel. */
  readonly title: string;
  /** The panel; made only while it is open. */
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string;
  /** The edge of the trigger that the panel keeps to, or `beside`: next to it, up or down by the room in the window. */
  readonly align?: 'start' | 'end' | 'beside';
}

/** How long the pointer may be away before the panel closes, in milliseconds. */
const LEAVE_MS = 200;

/**
 * A panel that opens when the mouse rests on its trigger, and by click and keyboard too. Enter or the down arrow opens,
 * arrows move, Escape closes and gives the focus back. A click keeps it open after the mouse has left.
 */
export function HoverPanel({
  lead,
  trigger,
  label,
  title,
  children,
  className = '',
  align = 'end',
}: HoverPanelProps) {
  const panel = usePanel();
  const id = useId();
  return (
    <div className={`hover-panel ${className}`} ref={panel.root} {...panel.handlers}>
      {lead}
      <button
        type="button"
        className="hover-panel-trigger"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        aria-controls={panel.isOpen ? id : undefined}
        onClick={panel.onClick}
      >
        {trigger}
      </button>
      {panel.isOpen && (
        <Body id={id} title={title} align={align}>
          {children(panel.close)}
        </Body>
      )}
    </div>
  );
}

interface BodyProps {
  readonly id: string;
  readonly title: string;
  readonly align: NonNullable<HoverPanelProps['align']>;
  readonly children: ReactNode;
}

function Body({ id, title, align, children }: BodyProps) {
  const ref = align === 'beside' ? roomNextTo : undefined;
  return (
    <div id={id} ref={ref} role="dialog" aria-label={title} className="hover-panel-body" data-align={align}>
      {children}
    </div>
  );
}

type Opened = 'no' | 'hover' | 'click';

function usePanel() {
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const [opened, setOpened] = useState<Opened>('no');
  const close = () => {
    setOpened('no');
    root.current?.querySelector('button')?.focus();
  };
  const isOpen = opened !== 'no';
  const vanish = () => setOpened('no');
  useOutsidePress(root, isOpen, vanish);
  useOneOpen(isOpen, vanish);
  // A panel that only the mouse opened has not taken the focus, and gives none back.
  useEscape(isOpen, opened === 'click' ? close : vanish);
  const onKeyDown = usePanelKeys(root, close, () => setOpened('click'));
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      window.clearTimeout(leaving.current);
      if (pointerType === 'mouse' && opened === 'no') setOpened('hover');
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || opened !== 'hover') return;
      leaving.current = window.setTimeout(vanish, LEAVE_MS);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A click on what takes no focus gives null; only a move of the focus to elsewhere closes.
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) vanish();
    },
    onKeyDown,
  };
  const onClick = () => setOpened(opened === 'click' ? 'no' : 'click');
  return { root, isOpen, close, onClick, handlers };
}

/** Escape closes, arrows move through an open panel, the down arrow opens a closed one and enters it; text fields keep their keys. */
function usePanelKeys(root: RefObject<HTMLElement | null>, close: () => void, open: () => void) {
  const body = () => root.current?.querySelector('.hover-panel-body');
  return (event: KeyboardEvent) => {
    const panel = body();
    if (event.key === 'Escape' && panel) {
      event.stopPropagation();
      close();
      return;
    }
    if (event.target instanceof HTMLInputElement) return;
    if (panel) moveByArrows(event, focusables(panel));
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      open();
      window.requestAnimationFrame(() => focusFirst(body()));
    }
  };
}
