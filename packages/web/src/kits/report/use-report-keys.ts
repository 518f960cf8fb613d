import { useOnDocument } from '#ui/overlay/use-on-document';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Where each key leads: the first of these that is on the page. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  '/': ['.filter-bar input.filter-text', '.filter-bar .filter-text input', '.filter-bar input'],
  e: ['[data-export]'],
};

/** The keys of every list: `/` goes to its first filter, `e` opens its export; not while something is typed. */
export function useReportKeys(): void {
  useOnDocument('keydown', true, (event) => {
    // A Chinese keyboard writes 、 on the key of the slash.
    const targets = TARGETS[event.key === '、' ? '/' : event.key.toLowerCase()];
    if (targets === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(`${FIELDS}, [role="dialog"]`)) return;
    const elements = targets.map((selector) => document.querySelector<HTMLElement>(selector));
    const element = elements.find((target) => target !== null);
    if (!element) return;
    event.preventDefault();
    element.focus();
    if (element.dataset['export'] !== undefined) element.click();
  });
}
