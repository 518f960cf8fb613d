/** The full-screen loading that the specification names for protocol checks and exports (SIDE-07, MENU-08). */
import { createStore, useStore } from '#ui/store';

const texts = createStore<readonly string[]>([]);

/**
 * Shows the full-screen loading until the work has ended, however it ends.
 * @param text what is being done, e.g. 正在导出信用样表…
 */
export async function whileBusy<T>(text: string, work: () => Promise<T>): Promise<T> {
  texts.write([...texts.read(), text]);
  try {
    return await work();
  } finally {
    const at = texts.read().indexOf(text);
    texts.write(texts.read().filter((_, index) => index !== at));
  }
}

/** The text of the current action; undefined when there is none. */
export function useBusyText(): string | undefined {
  return useStore(texts)[0];
}
