/**
 * The submits of this browser, recorded before they are sent (ORDER-01). A submit without an answer is found again
 * after a reload and in another tab, and is never sent twice blindly.
 */

import { portalPath } from '@dealer-portal/rules/link';
import { JOURNAL_PREFIX, ORDER_PAYMENT_PREFIX } from '@dealer-portal/rules/session';
import {
  isCallOver,
  isSubmission,
  journalAfterLogout,
  journalText,
  NOT_KEPT,
  ORDER_SUBMITS,
  openSubmits,
  planSubmit,
  readJournal,
  recordSubmit,
  type StoredJournal,
  type Submission,
  type SubmitEvent,
  type SubmitJournal,
  type SubmitKind,
  type SubmitPlan,
  type SubmitRecord,
  trimJournal,
  type UnknownOutcome,
  unknownOutcomes,
} from '@dealer-portal/rules/submit';
import { lastingText, lastingTexts, whenForgotten } from '#platform/browser/storage';
import { href } from '#routes';
import { createChangeSignal, useStore } from '#ui/store';

/** One journal, for submits that are looked up in the same list. */
export interface SubmitJournalStore<S = Submission> {
  /** Records the submit, unless an equal one is not settled yet, or it cannot be recorded. */
  readonly plan: (submission: S) => SubmitPlan<S>;
  readonly note: (id: string, event: SubmitEvent) => void;
  readonly read: () => SubmitJournal<S>;
  /** Records that cannot be read: they hold everything back, until the user has settled each. */
  readonly unreadable: () => readonly unknown[];
  /** The user has found out what became of a record that cannot be read, and says so of this one. */
  readonly release: (entry: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Any journal has changed, in this tab or another. */
const changesOfAny = createChangeSignal();
window.addEventListener('storage', changesOfAny.emit);

/** Where a submit of a journal of orders is looked up; the names are parts of storage keys. */
const ORDER_PAGES = {
  orders: 'cart',
  traffic: 'trafficCart',
  transfer: 'transferCart',
  bulk: 'bulkOrder',
} as const;

/** Opens a journal of orders. */
export function openSubmitJournal(name: keyof typeof ORDER_PAGES): SubmitJournalStore {
  return openJournal({ name, kind: ORDER_SUBMITS, isSubmission });
}

interface JournalTerms<S> {
  /** Its part of the storage key. */
  readonly name: string;
  readonly kind: SubmitKind<S>;
  /** Checks what the storage gives back. */
  readonly isSubmission: (value: unknown) => value is S;
}

/** Opens a journal; call it once per name, in a module. */
export function openJournal<S>({ name, kind, isSubmission }: JournalTerms<S>): SubmitJournalStore<S> {
  const stored = lastingText(JOURNAL_PREFIX + name);
  const changes = createChangeSignal();
  const plannedHere = new Set<string>();
  // Read when it is first asked for: whose journal it is may not be known before. Another account has another key.
  let known: (StoredJournal<S> & { readonly key: string }) | undefined;
  const emit = () => {
    changes.emit();
    changesOfAny.emit();
  };
  const journal = (): StoredJournal<S> => {
    if (known?.key !== stored.key()) known = { ...latest(), key: stored.key() };
    return known;
  };
  // Another tab may have written since; what it, or a user, has cleared away while it was open is still open.
  const latest = (): StoredJournal<S> => {
    const { records, unreadable } = readJournal(stored.read(), isSubmission);
    const before = known?.key === stored.key() ? known : undefined;
    const missing = (before?.records ?? []).filter(
      (record) => isOpen(record) && !records.some(({ id }) => id === record.id),
    );
    return { records: withoutGone([...missing, ...records]), unreadable };
  };
  const write = (next: StoredJournal<S>): boolean => {
    known = { ...next, key: stored.key() };
    const text = journalText(next);
    // A browser with little room keeps at least what is not settled.
    const isKept = stored.write(text) || stored.write(journalAfterLogout(text) ?? '[]');
    emit();
    return isKept;
  };
  const note: SubmitJournalStore<S>['note'] = (id, event) => {
    const { records, unreadable } = latest();
    write({ records: recordSubmit(records, id, event), unreadable });
  };
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== stored.key()) return;
    const next = latest();
    known = { ...next, key: stored.key() };
    if (next.records.some(isOpen) && stored.read() === null) write(next);
    changes.emit();
  });
  whenForgotten(() => {
    known = undefined;
    plannedHere.clear();
  });
  window.addEventListener('pagehide', () => {
    for (const { id, kind } of latest().records) {
      if (plannedHere.has(id) && kind === 'sent') note(id, { type: 'lose' });
      if (plannedHere.has(id) && kind === 'planned') note(id, { type: 'withdraw' });
    }
  });
  return {
    read: () => journal().records,
    unreadable: () => journal().unreadable,
    release: (entry) => {
      const text = JSON.stringify(entry);
      const { records, unreadable } = latest();
      write({ records, unreadable: unreadable.filter((other) => JSON.stringify(other) !== text) });
    },
    note,
    plan: (submission) => {
      const now = Date.now();
      const { records, unreadable } = latest();
      const plan = planSubmit(trimJournal(records, now), submission, {
        id: newId(now),
        now,
        kind,
        page: window.location.pathname,
        unreadable: unreadable.length,
      });
      if (plan.kind === 'held') return plan;
      if (!write({ records: plan.journal, unreadable })) {
        write({ records, unreadable });
        return { kind: 'held', refusal: NOT_KEPT };
      }
      plannedHere.add(plan.record.id);
      return plan;
    },
    subscribe: changes.subscribe,
  };
}

const isOpen = ({ kind }: SubmitRecord<unknown>): boolean =>
  kind === 'sent' || kind === 'lost' || kind === 'unknown';

/** A submit without a known outcome, and the address of the page that can look it up. */
export interface LostSubmit extends UnknownOutcome {
  readonly lookUpAt: string;
}

/** Every submit of this account whose outcome is not known, of all journals, also of those that no page has opened. */
export function readLostSubmits(): readonly LostSubmit[] {
  const journals = lastingTexts(JOURNAL_PREFIX).flatMap(({ name, text }) =>
    unknownOutcomes(text).map((outcome) => ({
      ...outcome,
      lookUpAt: lookUpPage(name.slice(JOURNAL_PREFIX.length), outcome),
    })),
  );
  const ofOrders = lastingTexts(ORDER_PAYMENT_PREFIX).map(({ name }) => ({
    verb: '付款',
    lookUpAt: `${href('orderDetail')}?${new URLSearchParams({ orderNo: name.slice(ORDER_PAYMENT_PREFIX.length) })}`,
  }));
  return [...journals, ...ofOrders];
}

function lookUpPage(journal: string, { page }: UnknownOutcome): string {
  const ofOrders = Object.entries(ORDER_PAGES).find(([name]) => name === journal)?.[1];
  if (ofOrders) return href(ofOrders);
  return page === undefined ? href('payment') : portalPath(page);
}

let unknownText = '';
let unknownNow: readonly LostSubmit[] = [];

/** The same for a component: drawn again when one is settled or another begins. */
export function useLostSubmits(): readonly LostSubmit[] {
  return useStore({ subscribe: changesOfAny.subscribe, read: sameWhileEqual });
}

function sameWhileEqual(): readonly LostSubmit[] {
  const next = readLostSubmits();
  const text = JSON.stringify(next);
  if (text !== unknownText) {
    unknownText = text;
    unknownNow = next;
  }
  return unknownNow;
}

// randomUUID is missing on hosts without a secure context; two submits in a millisecond do not happen in one browser.
function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** A submit says for which sold-to it is. */
interface OfAccount {
  readonly saletoCode: string;
}

/** The submits of a sold-to whose outcome is not known. */
export function useOpenSubmits<S extends OfAccount>(
  book: SubmitJournalStore<S>,
  saletoCode: string,
): readonly SubmitRecord<S>[] {
  const journal = useStore(book);
  return openSubmits(journal).filter(({ submission }) => submission.saletoCode === saletoCode);
}

/** The submits of a sold-to that are under way, in this tab or another. */
export function useSentSubmits<S extends OfAccount>(
  book: SubmitJournalStore<S>,
  saletoCode: string,
): readonly SubmitRecord<S>[] {
  const journal = useStore(book);
  return journal.filter(({ kind, submission }) => kind === 'sent' && submission.saletoCode === saletoCode);
}

/**
 * Records of pages that were closed or crashed: what was only planned was never sent, what was sent so long ago that its
 * call is over has lost its answer.
 */
function withoutGone<S>(journal: SubmitJournal<S>): SubmitJournal<S> {
  const now = Date.now();
  return journal.reduce((before, record) => {
    if (record.kind === 'planned' && isCallOver(record.plannedAt, now)) {
      return recordSubmit(before, record.id, { type: 'withdraw' });
    }
    const isGone = record.kind === 'sent' && isCallOver(record.sentAt, now);
    return isGone ? recordSubmit(before, record.id, { type: 'lose' }) : before;
  }, journal);
}
