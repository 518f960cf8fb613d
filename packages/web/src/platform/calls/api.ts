import { type Client, type ClientOptions, createClient } from '@dealer-portal/sdk';
import { config } from '../config';
import { observeCall } from '../observe/observe-call';
import { endSharingAfterWrites } from '../session/tab-answers';
import { tabToken } from '../session/tab-session';
import { reportMoney } from './balances';
import { inChinese, performAsideFailure, performFailure } from './failure';
import { fetchInTurn } from './fetch-in-turn';
import { sendOnce } from './send-once';

/** The parts of every client; `/config.json` has been read by the first call. */
const options = (): ClientOptions => ({
  baseUrl: config.apiBase,
  token: tabToken,
  fetch: fetchInTurn,
  pageName: () => window.location.pathname,
  headers: config.canaryHeaders,
  middleware: [observeCall, inChinese, reportMoney, endSharingAfterWrites],
  onFailure: performFailure,
});

/** A client that is made with its first call. */
function clientOf(changes: ClientOptions = {}): Client {
  let client: Client | undefined;
  // The overloads of `call` say what each operation takes; here one is like another.
  const call = (...question: readonly unknown[]) => {
    client ??= sendOnce(createClient({ ...options(), ...changes }));
    return (client.call as (...question: readonly unknown[]) => unknown)(...question);
  };
  return { call: call as Client['call'] };
}

/** The portal's client of the API: it shows a message for a failed call, unless the caller shows its own. */
export const api: Client = clientOf();

/** The same for queries: the list or panel that shows the answer also shows its failure. */
export const quietApi: Client = clientOf({ defaults: { isSilent: true } });

/**
 * For what only decorates a page (badges, words, panels of home), for permission checks and for counts: the place that
 * asked shows the failure, and no page of a 403 or 503 takes the user away (HTTP-08).
 */
export const asideApi: Client = clientOf({
  defaults: { isSilent: true },
  onFailure: performAsideFailure,
});

/** For what the portal asks by itself while the user works: a failure leaves the page, the words and the sign-in as they are. */
export const calmApi: Client = clientOf({ defaults: { isSilent: true }, onFailure: () => undefined });
