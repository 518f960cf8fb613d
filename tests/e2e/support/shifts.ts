import type { Page } from 'playwright';

/** The sum of shifts that a page may have, without a press: what people do not notice. */
export const MOST_SHIFT = 0.02;

/** The parts that moved by themselves, and by how much. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** The interface of layout shifts is not in the library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** To be added as a script that runs before the page's: from then on it notes what moves without a press. */
export function watchShifts(): void {
  const moved: { value: number; text: string }[] = [];
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (hadRecentInput) continue;
      const parts = sources.map(({ node }) => {
        const part = node instanceof Element ? node : node?.parentElement;
        return part
          ? `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`
          : 'a part that is gone';
      });
      moved.push({ value, text: `${value.toFixed(4)} ${parts.join(', ')}` });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    takeShifts: () => {
      note(observer.takeRecords());
      const shifts = moved.splice(0);
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.map(({ text }) => text),
      };
    },
  });
}

/** The shifts since the last call of this. */
export function takeShifts(page: Page): Promise<Shifts> {
  // Put there by watchShifts.
  return page.evaluate(() => (window as unknown as { takeShifts: () => Shifts }).takeShifts());
}
