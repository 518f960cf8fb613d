/** Many changes of page in one tab: what a page has registered goes with it. */
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { untilCodeIsThere } from '../../test/code-there';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';
import { isWhole } from '../../test/part';
import { untilStill } from '../../test/until-still';

/** Pages of every kind: lists, reports, forms, one object, a waiting page. */
const ADDRESSES = [
  '/index',
  '/cart',
  '/myOrder',
  '/malllist',
  '/detail/GR0325A03',
  '/orderDetail?orderNo=6010086603',
  '/accountstatement',
  '/onlinePayment',
  '/paymentDone?paymentNo=ZF2026110301',
  '/messagelist',
] as const;

const CHANGES = isWhole ? 500 : 60;
/** Every page has been open before the first count. */
const ROUNDS_BEFORE = 2;

interface Counts {
  readonly listeners: number;
  readonly intervals: number;
  readonly elements: number;
  readonly observers: number;
}

afterEach(() => vi.restoreAllMocks());

/** Counts what is registered outside of the elements of a page. */
function watchRegistered(): () => Counts {
  const listeners = new Set<string>();
  const names = new Map<unknown, number>();
  const keyOf = (target: unknown, [type, listener, options]: readonly unknown[]) => {
    if (!names.has(listener)) names.set(listener, names.size);
    const isCapture =
      typeof options === 'object' && options !== null ? 'capture' in options && options.capture : options;
    return [target === window ? 'window' : 'document', type, names.get(listener), Boolean(isCapture)].join(
      ' ',
    );
  };
  for (const target of [window, document] as readonly EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const isOnce = typeof options === 'object' && options.once === true;
      if (!isOnce) listeners.add(keyOf(target, [type, listener, options]));
      add(type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      listeners.delete(keyOf(target, [type, listener, options]));
      remove(type, listener, options);
    });
  }
  const intervals = new Set<unknown>();
  // The window of the test has the timers of Node.
  const timers: {
    setInterval: (run: () => void, ms?: number) => unknown;
    clearInterval: (timer: unknown) => void;
  } = {
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window) as (timer: unknown) => void,
  };
  const { setInterval: set, clearInterval: clear } = timers;
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => {
    const timer = set(run, ms);
    intervals.add(timer);
    return timer;
  });
  vi.stubGlobal('clearInterval', (timer: unknown) => {
    intervals.delete(timer);
    clear(timer);
  });
  let observers = 0;
  const { observe, disconnect } = MutationObserver.prototype;
  const observed = new WeakSet<MutationObserver>();
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...args
  ) {
    if (!observed.has(this)) observers += 1;
    observed.add(this);
    observe.apply(this, args);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
    if (observed.delete(this)) observers -= 1;
    disconnect.call(this);
  });
  return () => ({
    listeners: listeners.size,
    intervals: intervals.size,
    elements: document.querySelectorAll('*').length,
    observers,
  });
}

it(`ROUTE-02 ${CHANGES} changes of page leave no listener, no timer, no observer and no element behind`, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  exampleApi();
  const counts = watchRegistered();
  const router = openPortal('/index');
  const move = async (at: number) => {
    const address = ADDRESSES[at % ADDRESSES.length] ?? '/index';
    await act(() => router.navigate(address));
    await untilCodeIsThere();
    await waitFor(() => expect(document.querySelector('main h1')).toBeTruthy());
  };
  const atHome = async () => {
    await move(0);
    expect(await untilStill()).toBe(true);
    return counts();
  };
  for (let at = 0; at < ROUNDS_BEFORE * ADDRESSES.length; at += 1) await move(at);
  const before = await atHome();
  for (let at = 0; at < CHANGES; at += 1) await move(at);
  const after = await atHome();
  process.stdout.write(`${CHANGES} changes of page: ${JSON.stringify(before)} → ${JSON.stringify(after)}\n`);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.intervals).toBeLessThanOrEqual(before.intervals);
  expect(after.observers).toBeLessThanOrEqual(before.observers);
  expect(Math.abs(after.elements - before.elements)).toBeLessThan(20);
  cleanup();
}, 300_000);
