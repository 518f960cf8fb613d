import { usePhone } from './use-phone';

/** A `ref` for the current link of a line that is wider than its window: brings it into sight. */
export function showInLine(link: HTMLElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The same for a line that is too long for a phone only: elsewhere nothing is measured. */
export function useShownOnPhone(): typeof showInLine | undefined {
  return usePhone() ? showInLine : undefined;
}
