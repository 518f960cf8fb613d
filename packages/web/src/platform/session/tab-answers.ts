import type { Middleware } from '@dealer-portal/sdk';
import type { OperationQuery } from '@dealer-portal/sdk/query';
import { buildOfPage } from '../observe/build-of-page';
import { type Channel, shareAnswers } from './shared-answers';
import { tabSession } from './tab-session';

const NAME = 'dealer-portal:answers';

/** The answers that the tabs of this session share: those that their frames wait for. */
const answers = shareAnswers({ company: findCompany(), owner });

function owner(): string | undefined {
  const { token } = tabSession();
  return token && `${buildOfPage()} ${token}`;
}

/**
 * The first tab holds a lock, and asks the server; the others hear it, and one of them follows it. Without locks (a
 * host without https) tabs do not share.
 */
async function findCompany(): Promise<{ readonly channel: Channel; readonly isAlone: boolean } | undefined> {
  // Their types say that every browser has them.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(NAME);
  const hold = () => new Promise<never>(() => undefined);
  const isAlone = await new Promise<boolean>((resolve) => {
    const tryLock = locks.request(NAME, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? hold() : undefined;
    });
    // A browser that refuses locks to this page.
    tryLock.catch(() => resolve(true));
  });
  if (!isAlone) locks.request(NAME, hold).catch(() => undefined);
  return { channel, isAlone };
}

/**
 * A question of the frame that tabs share: the first time it is asked in this tab, an answer of another tab is taken
 * that is at most a minute old.
 * @param hears takes one each time: for what is asked again by the clock, and not because it has changed
 */
export function shared<Q extends Pick<OperationQuery<unknown>, 'queryKey' | 'queryFn'>>(
  query: Q,
  hears = false,
): Q {
  const { queryKey, queryFn } = query;
  if (typeof queryFn !== 'function') return query;
  return {
    ...query,
    queryFn: (context: Parameters<typeof queryFn>[0]) => answers.ask(queryKey, () => queryFn(context), hears),
  };
}

/** The same for a question that does more with its answer than keep it. */
export const askShared = answers.ask;

/** No tab takes over an answer of before: a right was refused. */
export const endSharing = answers.end;

/** What a write has changed no tab takes over from another one, whatever came of it. */
export const endSharingAfterWrites: Middleware = async (request, next) => {
  const result = await next(request);
  if (request.operation.effect !== 'read') answers.end();
  return result;
};
