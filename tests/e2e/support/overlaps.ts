/**
 * Runs in the browser: what covers the middle of something that can be pressed, at the top of the page. Bars that stay
 * at an edge of the window cover what scrolls below them, and a list that scrolls sideways hides its rest.
 * @returns `加入 < div.floating-bar`, one for each
 */
export function coveredElements(): string[] {
  const isBar = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const isClipped = (element: Element, x: number, y: number) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };
  const pressable = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]'),
  ];
  return pressable.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || box.width < 2 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
      return [];
    if (isClipped(element, x, y)) return [];
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      return [];
    if (isBar(top) && !isBar(element)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 20);
    return [`${name || element.className} < ${top.tagName.toLowerCase()}.${top.className}`];
  });
}
