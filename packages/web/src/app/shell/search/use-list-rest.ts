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
}

/** The list below the search box rests after a search, so that models which answer late do not cover the results. */
export function useListRest(): ListRest {
  const [isResting, setResting] = useState(false);
  const wake = () => setResting(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') wake();
  };
  return { isResting, rest: () => setResting(true), handlers: { onFocus: wake, onClick: wake, onKeyDown } };
}
