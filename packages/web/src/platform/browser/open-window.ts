import { dataAddress } from './data-address';

/** Opens an address in a window of its own that knows nothing of this one; an unsafe address opens nothing (SIDE-04). */
export function openWindow(url: string): void {
  const address = dataAddress(url);
  if (address) window.open(address, '_blank', 'noopener');
}

/** A window that is there before its address is known. */
export interface WaitingWindow {
  /** Shows the address; an unsafe one closes the window (SIDE-04). */
  readonly goTo: (url: string) => void;
  readonly close: () => void;
}

/**
 * Opens an empty window at once, within the user's click, since browsers block one that opens after a call has
 * answered. Where it is blocked all the same, the address will open in the present window.
 */
export function openWaitingWindow(): WaitingWindow {
  const opened = window.open('', '_blank');
  // The page that it will show must not reach back into the portal.
  if (opened) opened.opener = null;
  const close = () => opened?.close();
  return {
    goTo: (url) => {
      const address = dataAddress(url);
      if (!address) close();
      else if (opened && !opened.closed) opened.location.replace(address);
      else window.location.assign(address);
    },
    close,
  };
}
