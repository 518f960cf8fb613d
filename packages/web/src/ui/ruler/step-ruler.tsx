import { type ReactNode, useEffect, useRef } from 'react';
import './step-ruler.css';

interface StepRulerProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly steps: readonly string[];
  /** A quieter line below each step; `''` for none. */
  readonly notes?: readonly string[];
  /** The step that is under way, from 0. */
  readonly current: number;
}

/** The steps of a task in one line, with the one that is under way. */
export function StepRuler({ label, steps, notes = [], current }: StepRulerProps) {
  return (
    <ol className="step-ruler" aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at + 1} {step}
          {notes[at] && <small>{notes[at]}</small>}
        </li>
      ))}
    </ol>
  );
}

/** The steps in the title row of a page. */
export function TitleSteps(props: StepRulerProps) {
  return (
    <div className="step-ruler-title">
      <StepRuler {...props} />
    </div>
  );
}

interface StepBodyProps {
  /** The step that is under way. */
  readonly step: string | number;
  /** For looks of its own. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A step of a task. The result of a press is in sight and read out: the focus goes to the beginning of the next step. */
export function StepBody({ step, className = '', children }: StepBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current !== step) body.current?.focus();
    former.current = step;
  }, [step]);
  return (
    <div ref={body} tabIndex={-1} className={`step-body ${className}`.trim()}>
      {children}
    </div>
  );
}
