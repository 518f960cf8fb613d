import type { SubApplication, SubApplicationEvent } from '@dealer-portal/rules/sub-application';
import type { RemoteEntry, RouterHandle } from './contract';
import { inTime } from './in-time';
import { notePage, type PageBefore } from './leftovers';
import { LOAD_MS, loadEntry } from './remote-entry';

/** How long the next sub-application waits for the former one to go, in milliseconds. */
const LEAVE_MS = 3000;

/** The going of the sub-application before; until then no other may mount, so that only one is active (SUBAPP-01). */
let leaving: Promise<unknown> = Promise.resolve();

export interface Scene {
  readonly app: SubApplication;
  /** Address of the entry module. */
  readonly entry: string;
  /** Where it may draw. */
  readonly container: HTMLElement;
  readonly mainRouter: RouterHandle;
  /** Hears how far it has come. */
  readonly report: (event: SubApplicationEvent) => void;
  /** Hears why it failed, for support. */
  readonly explain: (cause: string) => void;
  readonly load?: typeof loadEntry;
}

/** A sub-application on its way or on show. */
export interface Running {
  /** Passes it the path within its own, once it is mounted. */
  readonly navigated: (path: string) => void;
  /** Takes it away, however far it has come. */
  readonly stop: () => void;
}

/** Loads and mounts a sub-application, reporting each step (SUBAPP-01). */
export function enter(scene: Scene): Running {
  const control = new AbortController();
  // A place of its own, so that what a former one leaves behind can never show.
  const place = document.createElement('div');
  scene.container.append(place);
  let started: Started | undefined;
  const mayStart = (entry: RemoteEntry) => {
    if (control.signal.aborted) return false;
    started = { entry, before: notePage() };
    return true;
  };
  void mount(scene, { place, signal: control.signal, mayStart });
  return {
    navigated: (path) => runGuarded(() => started?.entry.navigated?.(path)),
    stop: () => {
      control.abort();
      if (started) leaving = leave(started, place);
      else place.remove();
    },
  };
}

/** An application on show, and the page as it was before. */
interface Started {
  readonly entry: RemoteEntry;
  readonly before: PageBefore;
}

interface Place {
  readonly place: HTMLElement;
  readonly signal: AbortSignal;
  readonly mayStart: (entry: RemoteEntry) => boolean;
}

async function mount(scene: Scene, { place, signal, mayStart }: Place): Promise<void> {
  const { app, mainRouter, report, explain, load = loadEntry } = scene;
  const loaded = await load(scene.entry);
  if (signal.aborted) return;
  if (!loaded.ok) return refuse(loaded);
  report({ type: 'loaded', app });
  await leaving;
  if (!mayStart(loaded.value)) return;
  const host = { mainRouter, basePath: `/${app}`, signal };
  const mounted = await inTime(async () => loaded.value.mount(place, host), LOAD_MS);
  if (signal.aborted) return;
  if (!mounted.ok) return refuse(mounted);
  report({ type: 'mounted', app });

  function refuse({ reason, cause }: { readonly reason: 'load' | 'timeout'; readonly cause: string }): void {
    explain(cause);
    report({ type: 'failed', app, reason });
  }
}

async function leave({ entry, before }: Started, place: HTMLElement): Promise<void> {
  place.hidden = true;
  const gone = await inTime(async () => entry.unmount(place), LEAVE_MS);
  // One that cannot go in peace must not stop the portal; its place is removed all the same.
  if (!gone.ok) window.reportError(new Error(gone.cause));
  place.remove();
  runGuarded(before.putBack);
}

function runGuarded(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    // A mistake of the sub-application is its own; the portal's page stays.
    window.reportError(error);
  }
}
