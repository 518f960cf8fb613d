import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page that was just entered, or to its main part while there is none yet. The
 * first page keeps its focus. A change of parameters alone leaves it, unless the focused element is gone.
 * @param name the route on show
 */
export function useHeadingFocus(name: string | undefined, pathname: string): void {
  const previous = useRef({ name, pathname });
  useEffect(() => {
    const before = previous.current;
    previous.current = { name, pathname };
    if (before.name === name && (before.pathname === pathname || !isFocusLost())) return;
    return focusPage();
  }, [name, pathname]);
}

/** A heading that comes with an answer comes within this, in milliseconds; the focus is not taken later. */
const HEADING_MS = 15_000;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Moves the focus to the heading on show, or to the main part while there is none, and to the heading when it comes with
 * an answer, unless the user has gone on by then. A heading that is drawn once more has it again.
 * @returns ends the waiting
 */
export function focusPage(): (() => void) | undefined {
  const first = document.querySelector<HTMLElement>('main');
  if (!first) return undefined;
  if (!focusHeading(first)) first.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // The heading has it: nothing is to be done unless it goes.
    if (activeElement?.tagName === 'H1') return;
    // The frame that waits for an account and the one that knows it have a main part each.
    const main = document.querySelector<HTMLElement>('main');
    if (main && (isFocusLost() || activeElement === main)) focusHeading(main);
    else if (!isFocusLost()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(stop, HEADING_MS);
  function stop(): void {
    observer.disconnect();
    window.clearTimeout(timer);
  }
  return stop;
}

function focusHeading(main: HTMLElement): boolean {
  const headings = [...main.querySelectorAll<HTMLElement>('h1')];
  // The headings of kept pages are there too, but hidden.
  const heading = headings.find((heading) => heading.closest('[style*="display: none"]') === null);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}
