/** How far a panel keeps from the window's edges, in pixels. */
const MARGIN = 8;

/**
 * A ref for a panel next to its trigger: it grows up or down, where the window has more room, and never beyond it. Its
 * content may come later, so the room decides the edge and not the height.
 */
export function roomNextTo(panel: HTMLElement | null): void {
  const trigger = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !trigger) return;
  const below = window.innerHeight - trigger.top;
  const isUp = trigger.bottom > below;
  panel.style.setProperty(isUp ? 'bottom' : 'top', '0');
  panel.style.maxHeight = `${Math.max(trigger.bottom, below) - MARGIN}px`;
}
