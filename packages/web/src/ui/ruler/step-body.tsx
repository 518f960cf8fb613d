import { type ReactNode, useEffect, useRef } from 'react';
import './step-ruler.css';

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
