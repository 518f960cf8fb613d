import { badgeText } from '@dealer-portal/rules/badge';
import { type FloatingItem, TIP_MS } from '@dealer-portal/rules/menu';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { config } from '#platform/config';
import { Icon } from '#ui/icon/icon';
import { useEscape } from '#ui/overlay/use-escape';
import { TOOLS } from './tools';
import '../panels/panels.css';
import './floating-bar.css';

interface ToolItemProps {
  readonly item: FloatingItem;
  readonly count: number | undefined;
  readonly onUse: () => void;
}

/** One tool as a link or a button: its icon, its count, and a tip that shows for 5 s (FLOAT-01, FLOAT-04). */
export function ToolItem({ item, count, onUse }: ToolItemProps) {
  const { use } = TOOLS[item.id];
  const text = badgeText(count);
  const shared = { className: 'tool', 'aria-label': text === '' ? item.label : `${item.label} ${text}` };
  const face = <ToolFace item={item} count={text} />;
  if (use.kind === 'link') {
    return (
      <TimedTip text={item.label}>
        <Link to={use.to} {...shared}>
          {face}
        </Link>
      </TimedTip>
    );
  }
  if (use.kind === 'window') {
    return (
      <TimedTip text={item.label}>
        <a href={config.sites[use.site]} target="_blank" rel="noopener" {...shared}>
          {face}
        </a>
      </TimedTip>
    );
  }
  return (
    <TimedTip text={item.label}>
      <button type="button" {...shared} onClick={onUse}>
        {face}
      </button>
    </TimedTip>
  );
}

interface ToolFaceProps {
  readonly item: FloatingItem;
  readonly count: string;
}

/** Short label (shown on phones, below the icon), icon and count of a tool, in the order in which its name says them. */
export function ToolFace({ item, count }: ToolFaceProps) {
  return (
    <>
      <span className="tool-label" aria-hidden="true">
        {item.label}
      </span>
      <span className="tool-icon" aria-hidden="true">
        <Icon name={TOOLS[item.id].icon} />
        {count !== '' && <span className="count-mark">{count}</span>}
      </span>
    </>
  );
}

interface TimedTipProps {
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * A tip next to a tool that shows on hover and focus, for 5 s (FLOAT-04). The tool's own name gives the same text to a
 * screen reader.
 */
function TimedTip({ text, children }: TimedTipProps) {
  const [isOpen, setOpen] = useState(false);
  const ending = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(ending.current), []);
  useEscape(isOpen, () => setOpen(false));
  const show = () => {
    window.clearTimeout(ending.current);
    setOpen(true);
    ending.current = window.setTimeout(() => setOpen(false), TIP_MS);
  };
  const hide = () => {
    window.clearTimeout(ending.current);
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; the tip follows pointer and focus of the tool inside
    <div className="tool-place" onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      {isOpen && (
        <div className="tool-tip" aria-hidden="true">
          {text}
        </div>
      )}
    </div>
  );
}
