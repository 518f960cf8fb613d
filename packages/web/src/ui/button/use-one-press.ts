import { type UIEvent, useRef } from 'react';

type Press = (event: UIEvent | undefined, act: () => unknown) => void;

/** Whether this click is the second one of a double click, or a later one; a key or a script never is. */
export function isRepeatedClick(event: UIEvent | undefined): boolean {
  return event !== undefined && event.detail > 1;
}

/**
 * One press, one action. A press is refused while the previous action is under way, from the same tick on; so is the
 * second click of a double click.
 * @returns a function that performs an action for a press; an action that returns a promise is under way until it
 * settles
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

/** The return value of the action; a rejected promise where the action throws. */
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
