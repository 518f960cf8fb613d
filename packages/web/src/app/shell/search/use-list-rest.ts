import { type KeyboardEvent, useState } from 'react';

interface ListRest {
  readonly isResting: boolean;
  /** The box was submitted. */
  readonly rest: () => void;
  /** Put these on the box. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Put these around the box. */
  readonly boundary: { readonly onKeyDownCapture: (event: KeyboardEvent) => void };
}

/** The list below the search box rests after a search, so that models which answer late do not cover the results. */
export function useListRest(): ListRest {
  const [isResting, setResting] = useState(false);
  const wake = () => setResting(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') wake();
  };
  // Tab goes on to the next field; the library would choose the marked line instead.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation();
  };
  const boundary = { onKeyDownCapture };
  return {
    isResting,
    boundary,
    rest: () => setResting(true),
    handlers: { onFocus: wake, onClick: wake, onKeyDown },
  };
}
