import type { KeyboardEvent } from 'react';

/** Enter in a day picker takes the typed day; it must not send the form. */
export function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
