import { useLayoutEffect } from 'react';

/**
 * Attributes that say what an element contains. A style sheet reads them where `:has()` would have the browser look
 * through a page of 300 rows after each change.
 */
interface Mark {
  readonly add: (element: Element) => void;
  readonly remove: (element: Element) => void;
}

/** An attribute that stands on an element as long as one part asks for it. */
function createMark(attribute: string): Mark {
  const counts = new WeakMap<Element, number>();
  const change = (element: Element, by: number) => {
    const count = (counts.get(element) ?? 0) + by;
    counts.set(element, count);
    element.toggleAttribute(attribute, count > 0);
  };
  return { add: (element) => change(element, 1), remove: (element) => change(element, -1) };
}

/** The element and what it stands in, below its page; none outside of a page. */
function upToPage(element: Element): readonly Element[] {
  const page = element.closest('.page');
  if (!page) return [];
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== page; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Makes a `ref` that marks an element and what it stands in, up to its page.
 * @param attribute such as `data-arriving`
 */
export function markUpToPage(attribute: string): (element: Element | null) => (() => void) | undefined {
  const mark = createMark(attribute);
  return (element) => {
    if (!element) return undefined;
    const path = upToPage(element);
    path.forEach(mark.add);
    return () => path.forEach(mark.remove);
  };
}

/**
 * Makes a hook that marks the complete document while a component with it is mounted.
 * @param attribute such as `data-foot-bar`
 */
export function markDocument(attribute: string): (isOn?: boolean) => void {
  const mark = createMark(attribute);
  return (isOn = true) =>
    useLayoutEffect(() => {
      if (!isOn) return undefined;
      const root = document.documentElement;
      mark.add(root);
      return () => mark.remove(root);
    }, [isOn]);
}
