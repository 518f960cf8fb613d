import { type UIEvent, useRef } from 'react';

type Press = (event: UIEvent | undefined, act: () => unknown) => void;

/** Whether this click is the second one of a double click, or a later one; a key or a script never is. */
export function isRepeatedClick(event: UIEvent | undefined): boolean {
  return event !== undefined && event.detail > 1;
}

/**
 * One press, one act: a press is refused while the act of the one before is under way, from the same tick on, and
 * so is the second click of a double click.
 * @returns a function that performs an act for a press; an act that returns a promise is under way until it settles
 */
export function useOnePress(): Press {
  const isUnderWay = useRef(false);
  return (event, act) => {
    if (isUnderWay.current || isRepeatedClick(event)) {
      // The press of a form's button would send the form.
      event?.preventDefault();
      return;
    }
    isUnderWay.current = true;
    release(performed(act), () => {
      isUnderWay.current = false;
    });
  };
}

/** What the act returns; a promise that fails where the act throws. */
function performed(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** After the promise; without one in the next task, when what the act changed is drawn. */
function release(result: unknown, then: () => void): void {
  if (result instanceof Promise) void result.finally(then);
  else window.setTimeout(then);
}
