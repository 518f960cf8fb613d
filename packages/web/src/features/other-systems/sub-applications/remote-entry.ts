import { withQuery } from '#platform/browser/with-query';
import { isRemoteEntry, type RemoteEntry } from './contract';
import { type Ended, inTime } from './in-time';

/** How long an entry may take to load, and then to mount, in milliseconds. Assumption: the specification gives no figure. */
export const LOAD_MS = 15_000;

/** Fetches a module; a part of its own so that tests can stand in for the network. */
export type ImportModule = (address: string) => Promise<unknown>;

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address);

/** How often each address failed: browsers remember a module that did not load, so the next try needs a new address. */
const failures = new Map<string, number>();

/** Loads the entry module of a sub-application (SUBAPP-01). */
export async function loadEntry(
  address: string,
  load: ImportModule = importModule,
): Promise<Ended<RemoteEntry>> {
  const failed = failures.get(address) ?? 0;
  const done = await inTime(async () => entryOf(await load(tryAddress(address, failed))), LOAD_MS);
  if (!done.ok) failures.set(address, failed + 1);
  return done;
}

function tryAddress(address: string, failed: number): string {
  return failed === 0 ? address : withQuery(address, { retry: `${failed}` });
}

function entryOf(module: unknown): RemoteEntry {
  if (isRemoteEntry(module)) return module;
  throw new TypeError('the entry module exports no mount and unmount');
}
