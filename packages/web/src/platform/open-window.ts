/** Opens an address in a window of its own that knows nothing of this one. */
export function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/** A window that is there before its address is known. */
export interface WaitingWindow {
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
  return {
    goTo: (url) => {
      if (opened && !opened.closed) opened.location.replace(url);
      else window.location.assign(url);
    },
    close: () => opened?.close(),
  };
}
