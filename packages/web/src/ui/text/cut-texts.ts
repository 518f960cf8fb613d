/** How far above the pointer's element a cut text may begin. */
const LEVELS = 3;

/** The titles that stand here; a title that a component gives is its own matter. */
const titles = new WeakMap<HTMLElement, string>();

/** Gives a text that is cut at its end the complete text as a title, while the pointer is over it. */
export function watchCutTexts(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof HTMLElement ? target : null;
    for (let level = 0; element && level < LEVELS; level += 1) {
      if (element.title !== (titles.get(element) ?? '')) return;
      updateTitle(element);
      element = element.parentElement;
    }
  });
}

function updateTitle(element: HTMLElement): void {
  const isCut =
    element.scrollWidth > element.clientWidth && window.getComputedStyle(element).textOverflow === 'ellipsis';
  const title = isCut ? element.textContent : '';
  if (title === element.title) return;
  element.title = title;
  titles.set(element, title);
}
