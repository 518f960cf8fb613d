import type { KeyboardEvent } from 'react';

/** Enter in a day picker takes the day that was typed; it must not send the whole form. */
export function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
