import type { SubApplicationEvent } from '@dealer-portal/rules/sub-application';
import { afterEach, expect, it, vi } from 'vitest';
import type { RemoteEntry, SubApplicationHost } from './contract';
import { LOAD_MS } from './remote-entry';
import { enter } from './stage';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A remote application that writes down what happens to it. */
function application(overrides: Partial<RemoteEntry> = {}) {
  const log: string[] = [];
  const entry: RemoteEntry = {
    mount: () => void log.push('mount'),
    unmount: () => void log.push('unmount'),
    navigated: (path) => void log.push(path),
    ...overrides,
  };
  return { entry, log };
}

const linkTo = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

function open(entry: RemoteEntry, app: 'pc-mall' | 'pc-finance' = 'pc-mall') {
  const events: SubApplicationEvent[] = [];
  const causes: string[] = [];
  const container = document.createElement('div');
  const running = enter({
    app,
    entry: '/entry.js',
    container,
    mainRouter: { push: () => undefined },
    report: (event) => void events.push(event),
    explain: (cause) => void causes.push(cause),
    load: async () => ({ ok: true, value: entry }),
  });
  return { ...running, container, events, causes };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const kinds = (events: readonly SubApplicationEvent[]) => events.map(({ type }) => type);

it('SUBAPP-01 reports loaded and mounted, passes on addresses, and unmounts once', async () => {
  const { entry, log } = application();
  const { events, container, navigated, stop } = open(entry);
  await settled();
  expect(kinds(events)).toEqual(['loaded', 'mounted']);
  navigated('/goods');
  stop();
  await settled();
  expect(log).toEqual(['mount', '/goods', 'unmount']);
  expect(container.childElementCount).toBe(0);
});

it('SUBAPP-01f the next one mounts only when the former has gone', async () => {
  let go = () => undefined as unknown;
  const former = application({ unmount: () => new Promise((resolve) => (go = () => resolve(undefined))) });
  const next = application();
  const first = open(former.entry);
  await settled();
  first.stop();
  const second = open(next.entry, 'pc-finance');
  await settled();
  expect([kinds(second.events), next.log]).toEqual([['loaded'], []]);
  go();
  await settled();
  expect([kinds(second.events), next.log]).toEqual([['loaded', 'mounted'], ['mount']]);
});

it('SUBAPP-01 one that is left before it has loaded is never mounted', async () => {
  const { entry, log } = application();
  const { events, container, stop } = open(entry);
  stop();
  await settled();
  expect([events, log, container.childElementCount]).toEqual([[], [], 0]);
});

it('SUBAPP-01 one whose mounting fails says why, and is unmounted when it goes', async () => {
  const failing = application({ mount: () => Promise.reject(new Error('no data')) });
  const { events, causes, stop } = open(failing.entry);
  await settled();
  expect(events.at(-1)).toEqual({ type: 'failed', app: 'pc-mall', reason: 'load' });
  expect(causes).toEqual(['Error: no data']);
  stop();
  expect(failing.log).toEqual(['unmount']);
});

it('SUBAPP-01 one that never mounts times out and gets the signal to stop', async () => {
  vi.useFakeTimers();
  let host: SubApplicationHost | undefined;
  const endless = application({
    mount: (_, value) => {
      host = value;
      return new Promise(() => undefined);
    },
  });
  const { events, stop } = open(endless.entry);
  await vi.advanceTimersByTimeAsync(LOAD_MS);
  expect(events.at(-1)).toEqual({ type: 'failed', app: 'pc-mall', reason: 'timeout' });
  expect(host?.signal.aborted).toBe(false);
  stop();
  expect([host?.signal.aborted, endless.log]).toEqual([true, ['unmount']]);
});

it('SUBAPP-01 mistakes of an application while it goes or gets an address do not reach the portal', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { entry } = application({
    navigated: () => {
      throw new Error('lost');
    },
    unmount: () => {
      throw new Error('stuck');
    },
  });
  const { container, navigated, stop } = open(entry);
  await settled();
  navigated('/goods');
  stop();
  await settled();
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: lost', 'Error: Error: stuck']);
  expect(container.childElementCount).toBe(0);
});

it('SUBAPP-01 what an application leaves in the page goes with it, and what the portal has put there stays', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  Object.assign(root, { _reactListeningPortal: true });
  document.body.append(root);
  document.body.setAttribute('style', 'color: red');
  const popup = document.createElement('div');
  Object.assign(popup, { _reactListeningPortal: true });
  const sheet = linkTo('/assets/late.css');
  const strayStyle = document.createElement('style');
  const strayLink = linkTo('/mall/mall.css');
  const overlay = Object.assign(document.createElement('div'), { _reactListeningMall: true });
  const { entry } = application({
    mount: () => {
      document.head.append(strayStyle, strayLink, sheet);
      document.body.append(overlay, popup);
      document.body.style.overflow = 'hidden';
      document.body.className = 'mall-open';
    },
  });
  const { stop } = open(entry);
  await settled();
  expect([strayStyle, strayLink, overlay].every(({ isConnected }) => isConnected)).toBe(true);
  stop();
  await settled();
  expect([strayStyle, strayLink, overlay].map(({ isConnected }) => isConnected)).toEqual([
    false,
    false,
    false,
  ]);
  expect([sheet, popup, root].every(({ isConnected }) => isConnected)).toBe(true);
  expect([document.body.getAttribute('style'), document.body.className]).toEqual(['color: red', '']);
  for (const element of [sheet, popup, root]) element.remove();
  document.body.removeAttribute('style');
});

it('SUBAPP-01 a sheet from the assets of another origin and a link without an address go with the application', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const stray = [linkTo('https://mall.example/assets/mall.css'), document.createElement('link')];
  const last = document.createElement('style');
  const { entry } = application({ mount: () => document.head.append(...stray, last) });
  const { stop } = open(entry);
  await settled();
  stop();
  await settled();
  expect([...stray, last].map(({ isConnected }) => isConnected)).toEqual([false, false, false]);
  expect(reported).not.toHaveBeenCalled();
});

it('SUBAPP-01 the next application mounts when the page could not be put back', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const stuck = document.createElement('style');
  stuck.remove = () => {
    throw new Error('stuck');
  };
  const { stop } = open(application({ mount: () => document.head.append(stuck) }).entry);
  await settled();
  stop();
  const next = open(application().entry, 'pc-finance');
  await settled();
  expect(kinds(next.events)).toEqual(['loaded', 'mounted']);
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: stuck']);
  next.stop();
  Element.prototype.remove.call(stuck);
});
