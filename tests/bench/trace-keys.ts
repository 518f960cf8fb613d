import type { Page } from 'playwright';

/** One event of a Chromium trace; times in microseconds, `tts` and `tdur` of the thread's processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

type Timed = TraceEvent & { readonly tts: number; readonly tdur: number };

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'cc', 'v8'];

/**
 * Runs the presses and reads the cost of each from a trace.
 * @returns milliseconds of the page's own processor time from each keydown or click until its frame was passed on.
 * Other work on the machine does not count
 */
export async function processorTimes(
  page: Page,
  type: () => Promise<unknown>,
  event: 'keydown' | 'click' = 'keydown',
): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await type();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const timed = trace.traceEvents.filter(
    (event): event is Timed => event.ph === 'X' && event.tdur !== undefined,
  );
  const downs = timed.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === event);
  return downs.flatMap((down) => {
    const isFrame = ({ name, tid, pid, ts }: Timed) =>
      name === 'Commit' && tid === down.tid && pid === down.pid && ts > down.ts;
    const frame = timed.find(isFrame);
    return frame ? [(frame.tts + frame.tdur - down.tts) / 1000] : [];
  });
}
