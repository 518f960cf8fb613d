import type { CDPSession, Locator, Page } from 'playwright';

/** Milliseconds from a key to its frame, by what the key does. */
export interface KeyTimes {
  readonly digits: readonly number[];
  /** Enter or Tab: the number is handed over and the next field takes the focus. */
  readonly next: readonly number[];
}

/** How much slower the processor is made. */
export const SLOWED = 4;

/** Makes the page's processor slower; returns how to undo it. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }));
}

/** Notes for each key how long it took until its frame was on its way. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
}

/**
 * Types two digits into one field after another and goes on with the key.
 * @param first the field to begin with
 * @param onward Enter, or Tab where Enter stays
 */
export async function typeDown(first: Locator, fields: number, onward: 'Enter' | 'Tab'): Promise<KeyTimes> {
  const page = first.page();
  await first.focus();
  const digits: number[] = [];
  const next: number[] = [];
  for (let field = 0; field < fields; field += 1) {
    digits.push(await timeOf(page, String(1 + (field % 9))), await timeOf(page, String(field % 10)));
    next.push(await timeOf(page, onward));
  }
  return { digits, next };
}

async function timeOf(page: Page, key: string): Promise<number> {
  const known = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.length);
  await page.keyboard.press(key);
  const handle = await page.waitForFunction(
    (count) => {
      const { keyTimes } = window as unknown as { keyTimes: number[] };
      return keyTimes.length > count ? keyTimes.at(-1) : undefined;
    },
    known,
    { polling: 30 },
  );
  // A hand needs longer between two keys; what a key leaves to do afterwards is done by then.
  await page.waitForTimeout(120);
  return Number(await handle.jsonValue());
}
