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

/**
 * Notes for each key or click how long it took until its frame was on its way.
 * @param opens a selector of what the press opens; the time then runs until it can be seen
 */
export async function watchPresses(page: Page, type: 'keydown' | 'click', opens = ''): Promise<void> {
  await page.evaluate(
    ([type, opens]) => {
      const times: number[] = [];
      Object.assign(window, { pressTimes: times });
      window.addEventListener(
        type,
        async ({ timeStamp }) => {
          do await new Promise((onFrame) => requestAnimationFrame(onFrame));
          while (
            opens !== '' &&
            ![...document.querySelectorAll(opens)].some((element) => element.checkVisibility())
          );
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        },
        { capture: true },
      );
    },
    [type, opens] as const,
  );
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
    digits.push(await keyTime(page, String(1 + (field % 9))), await keyTime(page, String(field % 10)));
    next.push(await keyTime(page, onward));
  }
  return { digits, next };
}

/** Milliseconds from a key to its frame. */
export function keyTime(page: Page, key: string): Promise<number> {
  return pressTime(page, () => page.keyboard.press(key));
}

/** Milliseconds from a watched press to its frame. */
export async function pressTime(page: Page, press: () => Promise<void>): Promise<number> {
  const known = await page.evaluate(() => (window as unknown as PressTimes).pressTimes.length);
  await press();
  const handle = await page.waitForFunction(
    (count) => {
      const { pressTimes } = window as unknown as PressTimes;
      return pressTimes.length > count ? pressTimes.at(-1) : undefined;
    },
    known,
    { polling: 30 },
  );
  // A hand needs longer between two presses; what one leaves to do afterwards is done by then.
  await page.waitForTimeout(120);
  return Number(await handle.jsonValue());
}

/** Put there by watchPresses. */
interface PressTimes {
  readonly pressTimes: readonly number[];
}
