const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** The elements inside a container that can take the focus, in the order of the page; hidden ones are left out. */
export function focusables(container: Element | null | undefined): readonly HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) => element.closest('[hidden], [inert]') === null,
  );
}

/** Puts the focus on the first thing inside that takes it; false when nothing does. */
export function focusFirst(container: Element | null | undefined): boolean {
  const [first] = focusables(container);
  first?.focus();
  return first !== undefined;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ArrowKey {
  readonly key: string;
  readonly preventDefault: () => void;
}

/**
 * Moves the focus through a vertical list of links and buttons by arrows, Home and End.
 * @returns whether the key was one of them
 */
export function moveByArrows(event: ArrowKey, items: readonly HTMLElement[]): boolean {
  const step = STEPS[event.key];
  if (!step || items.length === 0) return false;
  event.preventDefault();
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  // From outside of the list, down begins at its top and up at its end.
  const from = at < 0 && event.key === 'ArrowUp' ? 0 : at;
  items[step(from, items.length)]?.focus();
  return true;
}
