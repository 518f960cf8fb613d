import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { useEscape } from '#ui/overlay/use-escape';
import { TOUR } from './tour-steps';
import './page-help.css';

interface TourProps {
  readonly step: number;
  /** The step to go to; undefined ends the tour. */
  readonly onStep: (step: number | undefined) => void;
}

const NO_MARKS: readonly string[] = [];

/** Six steps over the real pages, which stay as usable as ever; it is left at any time, by a press, Escape or the last step. */
export function Tour({ step, onStep }: TourProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const current = TOUR[step];
  const to = current?.page && href(current.page);
  const open = useEffectEvent((address: string) => {
    if (pathname !== address) void navigate(address);
  });
  useEffect(() => {
    if (to !== undefined) open(to);
  }, [to]);
  useEscape(true, () => onStep(undefined));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Each step is read out, and its keys are at hand.
    if (step >= 0) panel.current?.focus({ preventScroll: true });
  }, [step]);
  const box = useMarked(current?.marks ?? NO_MARKS);
  if (!current) return null;
  // It stands off what it speaks of.
  const isBelow = box !== undefined && box.top > window.innerHeight / 2;
  const isLast = step === TOUR.length - 1;
  return (
    <>
      {box && <Mark box={box} />}
      <section
        ref={panel}
        className="tour-panel no-print"
        data-top={isBelow || undefined}
        aria-labelledby="tour-title"
        tabIndex={-1}
      >
        <h2 id="tour-title">
          {step + 1} / {TOUR.length}　{current.title}
        </h2>
        <p>{current.text}</p>
        <div className="tour-acts">
          <PlainButton kind="text" onClick={() => onStep(undefined)}>
            不看了
          </PlainButton>
          {step > 0 && <PlainButton onClick={() => onStep(step - 1)}>上一步</PlainButton>}
          <PlainButton kind="primary" onClick={() => onStep(isLast ? undefined : step + 1)}>
            {isLast ? '开始工作' : '下一步'}
          </PlainButton>
        </div>
      </section>
    </>
  );
}

/** A part may come late, and move: its place is read again so often, in milliseconds. */
const LOOK_MS = 250;

/** The place of the first part on show that is spoken of; undefined while there is none. */
function useMarked(marks: readonly string[]): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const look = () => {
      const found = shownPart(marks)?.getBoundingClientRect();
      // A place that stays draws nothing.
      setBox((box) => (JSON.stringify(box) === JSON.stringify(found) ? box : found));
    };
    look();
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [marks]);
  return box;
}

function shownPart(marks: readonly string[]): Element | undefined {
  return marks
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((part) => part.getClientRects().length > 0);
}

/** A frame around what is spoken of. */
function Mark({ box: { top, left, width, height } }: { readonly box: DOMRect }) {
  return <div className="tour-mark no-print" style={{ top, left, width, height }} />;
}
