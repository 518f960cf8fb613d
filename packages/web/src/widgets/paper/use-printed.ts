import { useEffect, useState } from 'react';

/**
 * Holds a paper and prints it once it is drawn into the body; the page is as before with the first press after the dialog
 * of the browser.
 * @returns the paper, undefined while there is none, with the name that the browser offers for its file; and what sets it
 */
export function usePrinted<Drawn extends { readonly fileName: string }>() {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (!drawn) return;
    const before = document.title;
    // Some browsers say that they have printed before they draw the sheets: the paper goes when the user is back.
    const away = new AbortController();
    const { signal } = away;
    const goLater = () => {
      for (const name of ['pointerdown', 'keydown'])
        window.addEventListener(name, () => setDrawn(undefined), { signal, capture: true });
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
  }, [drawn]);
  return [drawn, setDrawn] as const;
}
