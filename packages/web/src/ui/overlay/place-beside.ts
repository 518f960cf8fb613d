/** How far a panel keeps from its button and from the window's edges, in pixels. */
const GAP = 4;

/**
 * Places a panel of the top layer below its button where there is room, else above; never over the edge of the window.
 * @param panel drawn already, so that it has its size
 */
export function placeBeside(panel: HTMLElement, button: Element): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * GAP;
  const isBelow = height <= below || below >= top;
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
  panel.style.maxHeight = `${(isBelow ? below : top - 2 * GAP) - GAP}px`;
  if (isBelow) panel.style.top = `${bottom + GAP}px`;
  else panel.style.bottom = `${window.innerHeight - top + GAP}px`;
}
