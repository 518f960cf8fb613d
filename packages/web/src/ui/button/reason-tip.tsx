import { useEffect, useRef } from 'react';
import { placeBeside } from '../overlay/place-beside';
import { useEscape } from '../overlay/use-escape';
import './reason-tip.css';

interface ReasonTipProps {
  readonly id: string;
  readonly text: string;
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** The reason why a button is off, next to it and over the page; Escape closes it (WCAG 1.4.13). */
export function ReasonTip({ id, text, button, onClose }: ReasonTipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useEscape(true, onClose);
  useEffect(() => {
    if (!tip.current) return;
    // Over everything, where the browser can; what cannot draws it in its place.
    tip.current.showPopover?.();
    placeBeside(tip.current, button);
  }, [button]);
  return (
    <span ref={tip} id={id} popover="manual" role="tooltip" className="reason-tip">
      {text}
    </span>
  );
}
