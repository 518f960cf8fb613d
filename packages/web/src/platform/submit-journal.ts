/**
 * The submits of this browser, recorded before they are sent (ORDER-01). A submit without an answer is found again
 * after a reload and in another tab, and is never sent twice blindly.
 */
import {
  isSubmitJournal,
  ORDER_SUBMITS,
  openSubmits,
  planSubmit,
  recordSubmit,
  type Submission,
  type SubmitEvent,
  type SubmitJournal,
  type SubmitKind,
  type SubmitPlan,
  type SubmitRecord,
  trimJournal,
} from '@dealer-portal/rules/submit';
import { createChangeSignal, useStore } from '#ui/store';
import { slot } from './browser/storage';

/** One journal, for submits that are looked up in the same list. */
export interface SubmitJournalStore<S = Submission> {
  /** Records the submit, unless an equal one is not settled yet. */
  readonly plan: (submission: S) => SubmitPlan<S>;
  readonly note: (id: string, event: SubmitEvent) => void;
  readonly read: () => SubmitJournal<S>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * After so many milliseconds a submit that is still marked as sent has lost its answer: longer than any call may take
 * (HTTP-01). Its page was closed or crashed.
 */
const GONE_MS = 150_000;

/** Opens a journal of orders; its name is its part of the storage key: traffic, transfer, … */
export function openSubmitJournal(name: string): SubmitJournalStore {
  return openJournal({ name, kind: ORDER_SUBMITS, isValid: isSubmitJournal });
}

interface JournalTerms<S> {
  /** Its part of the storage key. */
  readonly name: string;
  readonly kind: SubmitKind<S>;
  /** Checks what the storage gives back. */
  readonly isValid: (value: unknown) => value is SubmitJournal<S>;
}

/** Opens a journal; call it once per name, in a module. */
export function openJournal<S>({ name, kind, isValid }: JournalTerms<S>): SubmitJournalStore<S> {
  const stored = slot('local', `submits-${name}`, isValid);
  const changes = createChangeSignal();
  const ownItems = new Set<string>();
  // Read when it is first asked for: whose journal it is may not be known before.
  let known: SubmitJournal<S> | undefined;
  const journal = () => {
    known ??= withoutGone(stored.read() ?? []);
    return known;
  };
  const write = (next: SubmitJournal<S>) => {
    known = next;
    stored.write(next);
    changes.emit();
  };
  const note: SubmitJournalStore<S>['note'] = (id, event) => write(recordSubmit(latest(), id, event));
  // Another tab may have written since.
  const latest = () => stored.read() ?? journal();
  window.addEventListener('storage', ({ key }) => {
    // Without a key the storage was emptied; a browser that stores nothing goes on from what this tab knows.
    known = key === null ? (stored.read() ?? []) : latest();
    changes.emit();
  });
  window.addEventListener('pagehide', () => {
    for (const { id, kind } of latest()) {
      if (ownItems.has(id) && kind === 'sent') note(id, { type: 'lose' });
      if (ownItems.has(id) && kind === 'planned') note(id, { type: 'withdraw' });
    }
  });
  return {
    read: journal,
    note,
    plan: (submission) => {
      const now = Date.now();
      const plan = planSubmit(trimJournal(withoutGone(latest()), now), submission, {
        id: newId(now),
        now,
        kind,
      });
      if (plan.kind === 'planned') {
        ownItems.add(plan.record.id);
        write(plan.journal);
      }
      return plan;
    },
    subscribe: changes.subscribe,
  };
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

/** Records of pages that are gone: what was only planned was never sent, what was sent long ago has lost its answer. */
function withoutGone<S>(journal: SubmitJournal<S>): SubmitJournal<S> {
  const now = Date.now();
  return journal.reduce((before, record) => {
    if (record.kind === 'planned' && now - record.plannedAt > GONE_MS) {
      return recordSubmit(before, record.id, { type: 'withdraw' });
    }
    const isGone = record.kind === 'sent' && now - record.sentAt > GONE_MS;
    return isGone ? recordSubmit(before, record.id, { type: 'lose' }) : before;
  }, journal);
}
