import { useEffect } from 'react';

/**
 * Prints a paper once it is drawn into the body; the page is as before with the first press after the dialog of the browser.
 * @param drawn the paper with the name that the browser offers for its file; undefined while there is none
 * @param onEnd takes the paper away; the same function in each drawing
 */
export function usePrinted(drawn: { readonly fileName: string } | undefined, onEnd: () => void): void {
  useEffect(() => {
    if (!drawn) return;
    const before = document.title;
    // Some browsers say that they have printed before they draw the sheets: the paper goes when the user is back.
    const away = new AbortController();
    const { signal } = away;
    const goLater = () => {
      for (const name of ['pointerdown', 'keydown'])
        window.addEventListener(name, onEnd, { signal, capture: true });
    };
    document.title = drawn.fileName;
    window.addEventListener('afterprint', goLater, { signal });
    document.body.dataset['paper'] = '';
    window.print();
    return () => {
      away.abort();
      document.title = before;
      delete document.body.dataset['paper'];
    };
  }, [drawn, onEnd]);
}
