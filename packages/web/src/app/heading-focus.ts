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
    focusPage();
  }, [name, pathname]);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves the focus to the heading on show, or to the main part while there is none. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const headings = [...(main?.querySelectorAll<HTMLElement>('h1') ?? [])];
  // The headings of kept pages are there too, but hidden.
  const heading = headings.find((heading) => heading.closest('[style*="display: none"]') === null);
  (heading ?? main)?.focus({ preventScroll: true });
}
