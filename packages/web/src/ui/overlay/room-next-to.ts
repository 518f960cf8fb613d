/** How far a panel keeps from the window's edges, in pixels. */
const MARGIN = 8;

/**
 * A ref for a panel beside its trigger: it grows up or down from it, where the window has more room, and is never
 * higher than that room. Its content may come later, so the edge is chosen by the room and not by the height.
 */
export function roomNextTo(panel: HTMLElement | null): void {
  const trigger = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !trigger) return;
  const below = window.innerHeight - trigger.top;
  const isUp = trigger.bottom > below;
  panel.style.setProperty(isUp ? 'bottom' : 'top', '0');
  panel.style.maxHeight = `${Math.max(trigger.bottom, below) - MARGIN}px`;
}
