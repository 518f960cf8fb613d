/** What a sub-application leaves in the page when it goes: sheets, places at the end of the body, styles of the body. */

/** React notes on every place in which it draws, by a name of its own for each copy of it. */
const REACT_MARK = '_reactListening';

/** What stood in the page before a sub-application came. */
export interface PageBefore {
  /** Takes away what came since then and is not the portal's. */
  readonly putBack: () => void;
}

/** Notes what stands in the page. Listeners, timers and prototypes cannot be told apart: an entry is trusted code. */
export function notePage(): PageBefore {
  const { head, body } = document;
  const before = new Set<Element>([...head.children, ...body.children]);
  const style = body.getAttribute('style');
  const className = body.getAttribute('class');
  return {
    putBack: () => {
      const portalMark = reactMarkOf(document.getElementById('root') ?? body);
      for (const element of [...head.children, ...body.children]) {
        if (!before.has(element) && !isOfPortal(element, portalMark)) element.remove();
      }
      setAttribute(body, 'style', style);
      setAttribute(body, 'class', className);
    },
  };
}

function isOfPortal(element: Element, portalMark: string | undefined): boolean {
  if (element instanceof HTMLStyleElement) return element.hasAttribute('data-vite-dev-id');
  if (element instanceof HTMLLinkElement) return element.href.startsWith(`${window.location.origin}/assets/`);
  // Titles, descriptions and scripts of the head change nothing on the page.
  if (element.parentElement === document.head) return true;
  return portalMark !== undefined && Object.hasOwn(element, portalMark);
}

const reactMarkOf = (element: Element): string | undefined =>
  Object.keys(element).find((key) => key.startsWith(REACT_MARK));

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
