/**
 * The session of this tab. A tab belongs to the account that it was opened with. When another user signs in elsewhere
 * in this browser, the tab sends nothing more, since its content and typed text are the first user's.
 */
import { type TokenUser, tokenState } from '@dealer-portal/rules/session';
import {
  type AccountToken,
  type BindingState,
  bindAccount,
  createClient,
  type Data,
} from '@dealer-portal/sdk';
import { getUserInfo } from '@dealer-portal/sdk/operations';
import { createChangeSignal, useStore } from '#ui/store';
import { forgetHeld, isText, scopeSlots, sharedSlot, writeBack } from '../browser/storage';
import { config } from '../config';
import { readSession, type Session, type SessionOwner, storeSession, watchSession } from './stored-session';

interface HeldSession extends Session, AccountToken {}

/** How long another tab that has signed in may take to say who it was, in milliseconds; then this tab asks itself. */
const NOTE_MS = 3000;
const LOOK_MS = 100;

const changes = createChangeSignal();
let binding = bindTab();

function bindTab() {
  let before: BindingState = 'none';
  const bound = bindAccount<HeldSession>({
    stored: storedToken,
    identify: whoseToken,
    onChange: () => {
      const now = bound.state();
      // Values that a sign-out elsewhere has cleared are still wanted: the same person is back.
      if (now === 'own' && before !== 'none') writeBack();
      before = now;
      changes.emit();
    },
  });
  return bound;
}

function storedToken(): HeldSession | undefined {
  const { token, endsAt, owner } = readSession();
  if (token === undefined || endsAt === undefined) return undefined;
  return { token, endsAt, owner, accountId: owner?.id };
}

/** The owner of a token: as the tab that stored it says, else as the server says. */
async function whoseToken(token: string): Promise<string | undefined> {
  for (let waited = 0; waited < NOTE_MS; waited += LOOK_MS) {
    await new Promise((resolve) => window.setTimeout(resolve, LOOK_MS));
    const session = readSession();
    if (session.token !== token) return undefined;
    if (session.owner) return session.owner.id;
  }
  const user = await askUser(token);
  if (!user.ok) return undefined;
  noteOwner(token, user.data);
  return user.data.id;
}

/**
 * The answer of the server about a token, whether this tab works with it or not; a failure leads nowhere.
 * @param timeoutMs how long it may take; as the description says when absent
 */
export function askUser(token: string, timeoutMs?: number) {
  const client = createClient({ baseUrl: config.apiBase, token, pageName: () => window.location.pathname });
  return client.call(getUserInfo, {}, { isSilent: true, timeoutMs });
}

/** The user of any token: of the stored one as it says itself, else as the server says (AUTH-02). */
export async function userOfToken(token: string): Promise<TokenUser> {
  const session = readSession();
  if (session.token === token && session.owner) return { kind: 'known', ...session.owner };
  const user = await askUser(token);
  if (!user.ok) return { kind: tokenState(user) === 'dead' ? 'dead' : 'unknown' };
  const { id, saletoCode } = user.data;
  return { kind: 'known', id, name: nameOf(user.data), saletoCode };
}

const nameOf = ({ realName, userName }: Data<typeof getUserInfo>): string => realName || userName;

/** Writes down whose the stored session is, unless it is another one by now. */
function noteOwner(token: string, user: Data<typeof getUserInfo>): void {
  const session = readSession();
  const { endsAt } = session;
  if (session.token !== token || endsAt === undefined || session.owner?.id === user.id) return;
  storeSession({ token, endsAt, owner: { id: user.id, name: nameOf(user), saletoCode: user.saletoCode } });
}

/** The owner of the pages that this tab has shown; a reload and a sign-in in this tab keep it, a logout does not. */
const shownTo = sharedSlot('session', 'shownTo', isText);

/**
 * The user of this tab is known: their session says so to all tabs, and what is stored is theirs.
 * @returns whether the address may hold numbers of somebody else, who was signed in in this tab before
 */
export function noteUser(user: Data<typeof getUserInfo>): 'same' | 'another' {
  isLeaving = false;
  const before = shownTo.read();
  shownTo.write(user.id);
  const held = heldSession();
  if (held) {
    noteOwner(held.token, user);
    binding.isOf(user.id);
    void binding.check();
  }
  return before === undefined || before === user.id ? 'same' : 'another';
}

/** The token for the next call, or the word that this tab must not make it. */
export const tabToken = () => binding.token();

function heldSession(): HeldSession | undefined {
  if (!binding.held()) void binding.check();
  return binding.held();
}

/** The session that this tab works with: the stored one, unless that is not, or not yet, known to be the same account's. */
export function tabSession(): Partial<Session> {
  const stored = readSession();
  const held = binding.held();
  return held && stored.token && stored.token !== held.token ? held : stored;
}

/** This tab has signed out itself, and is bound to nobody. */
export function releaseTab(): void {
  forgetHeld();
  isLeaving = false;
  binding = bindTab();
}

/** Reads the stored session now: for hosts whose storage does not report a change. */
export function checkTab(): void {
  // An unknown owner is asked for again by the next call, not by a clock.
  if (binding.state() !== 'unknown') void binding.check();
}

watchSession(() => void binding.check());

/** The session has ended and the page goes to sign in: what it still writes down is this account's. */
let isLeaving = false;

export function leaveTab(): void {
  isLeaving = true;
}

scopeSlots({
  owner: () => heldSession()?.accountId,
  isInForce: () => {
    const held = binding.held();
    return !held || isLeaving || readSession().token === held.token;
  },
});

export const subscribeTab = changes.subscribe;

/** Whether this tab may go on: see `BindingState` of the SDK. */
export function useTabState(): BindingState {
  return useStore({ subscribe: subscribeTab, read: () => binding.state() });
}

/** The owner of this tab, and the user who is signed in in this browser now. */
export function tabOwners(): {
  readonly mine: SessionOwner | undefined;
  readonly theirs: SessionOwner | undefined;
} {
  return { mine: binding.held()?.owner, theirs: readSession().owner };
}
