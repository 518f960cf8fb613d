import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { focusables, focusFirst, moveByArrows } from './arrow-focus';
import { placeBeside } from './place-beside';
import { useOneOpen } from './use-one-open';
import { useOutsidePress } from './use-outside-press';
import './press-panel.css';

/** The parameters of the button that opens a panel. */
export interface PanelTrigger {
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

interface PressPanelProps {
  /** Arrows move through a menu; a dialog has fields, which keep their keys. */
  readonly role: 'menu' | 'dialog';
  /** Name of the panel. */
  readonly label: string;
  readonly trigger: (button: PanelTrigger) => ReactNode;
  /** The panel; made only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A panel that a press opens next to its button, over the page and inside the window. The focus moves into it. Escape
 * and a choice give it back; a press elsewhere closes, and so does a move of the page under a menu.
 */
export function PressPanel({ role, label, trigger, children }: PressPanelProps) {
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const vanish = () => setOpen(false);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useOutsidePress(root, isOpen, vanish);
  useOneOpen(isOpen, vanish);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on what takes no focus gives null; only a move of the focus to elsewhere closes.
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) vanish();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the button and the panel in it
    <span
      ref={root}
      className="press-panel"
      onBlur={onBlur}
      onKeyDown={(event) => isOpen && onPanelKey(event, role, close)}
    >
      {trigger({
        'aria-haspopup': role,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <PanelBody id={id} role={role} label={label} onMoved={vanish}>
          {children(close)}
        </PanelBody>
      )}
    </span>
  );
}

/** Escape closes; in a menu arrows move and Tab leaves. Elements around the panel do not see its keys. */
function onPanelKey(
  event: KeyboardEvent<HTMLElement>,
  role: PressPanelProps['role'],
  close: () => void,
): void {
  const body = event.currentTarget.querySelector('.press-panel-body');
  if (event.key === 'Escape' || (role === 'menu' && event.key === 'Tab')) {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  if (event.key === 'Tab') return;
  event.stopPropagation();
  if (role === 'menu') moveByArrows(event, focusables(body));
}

interface PanelBodyProps extends Pick<PressPanelProps, 'role' | 'label'> {
  readonly id: string;
  /** The page under the panel was scrolled or has another size. */
  readonly onMoved: () => void;
  readonly children: ReactNode;
}

function PanelBody({ id, role, label, onMoved, children }: PanelBodyProps) {
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    // Over everything, where the browser can; what cannot draws it in its place.
    current.showPopover?.();
    const button = current.parentElement?.querySelector('button');
    if (button) placeBeside(current, button);
    focusFirst(current);
    // The keyboard of a phone moves the page under the fields of a dialog, which stays.
    if (role === 'dialog') return;
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && current.contains(target))) moved.current();
    };
    const onResize = () => moved.current();
    document.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onResize);
    };
  }, [role]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a menu or a dialog, which both have a name
    <div ref={panel} id={id} popover="manual" role={role} aria-label={label} className="press-panel-body">
      {children}
    </div>
  );
}
