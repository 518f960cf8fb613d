import type { Page } from 'playwright';
import { API, type PageRequests, readCounts } from './page-counts';

/** A delay of this many milliseconds puts a call outside of the first view. */
const LATER_MS = 2000;

/** Rests in a row without a change: a busy machine may deliver the work of another process during the first. */
const RESTS = 2;

/** The key in the session of a tab whose calls are held. */
const HOLDING = 'holds-calls';

/** Runs in the browser, so as text: a call waits for its round, and is open until its complete answer is read. */
const CALLS = `{
  const ask = window.fetch;
  const held = [];
  let open = 0;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input.url ?? input, location.href);
    if (!pathname.startsWith('${API}') || !sessionStorage.getItem('${HOLDING}')) return ask(input, init);
    await new Promise((send) => held.push(send));
    try {
      const response = await ask(input, init);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      open -= 1;
    }
  };
  window.openCalls = () => open;
  window.sendCalls = () => {
    const round = held.splice(0);
    open += round.length;
    for (const send of round) send();
    return round.length;
  };
}`;

/**
 * Runs in the browser, so as text: later timers never end. A page rests when the modules it has fetched have run, no timer
 * is left, and React posts itself no more work.
 */
const REST = `{
  const { setTimeout: start, clearTimeout: stop } = window;
  const timers = new Set();
  window.setTimeout = (task, ms, ...rest) => {
    if (ms >= ${LATER_MS}) return 0;
    const end = () => {
      timers.delete(timer);
      task(...rest);
    };
    const timer = start(end, ms);
    timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    stop(timer);
  };
  const post = MessagePort.prototype.postMessage;
  let posts = 0;
  MessagePort.prototype.postMessage = function (...message) {
    posts += 1;
    post.apply(this, message);
  };
  const frame = () => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)));
  const turn = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    post.call(port2, null);
  });
  window.rest = async (modules) => {
    await Promise.all(modules.map((path) => import(path)));
    for (let before; before !== posts || timers.size > 0; ) {
      before = posts;
      // The browser reports new rows in sight after a frame, and delivers messages in their order.
      await frame();
      await frame();
      await turn();
    }
  };
}`;

/** To be added to a tab before its loads: from then on its calls can be held, and its rest be waited for. */
export async function watchRest(page: Page): Promise<void> {
  await page.addInitScript({ content: CALLS });
  await page.addInitScript({ content: REST });
}

/** The next load of the tab holds its calls; it stays so until the storage of its session is emptied. */
export async function holdCalls(page: Page): Promise<void> {
  await page.evaluate((key) => window.sessionStorage.setItem(key, 'true'), HOLDING);
}

/** Sends the calls that are held, and returns their number. */
export function sendCalls(page: Page): Promise<number> {
  return page.evaluate<number>('window.sendCalls()');
}

/** Waits until a page has fetched and drawn all that it can before its held calls are sent. */
export async function waitForRest(page: Page, { scripts, styles, calls, open }: PageRequests): Promise<void> {
  const state = async () => {
    const { commits } = await readCounts(page);
    return [scripts.size, styles.size, calls.size, commits].join();
  };
  let rests = 0;
  for (let before = await state(); rests < RESTS; ) {
    await page.evaluate(`window.rest(${JSON.stringify([...scripts])})`);
    const now = await state();
    const openCalls = await page.evaluate<number>('window.openCalls()');
    rests = now === before && openCalls + open.size === 0 ? rests + 1 : 0;
    before = now;
  }
}
