/**
 * The journal of submits as a browser keeps it (ORDER-01). Users and older versions may have written anything: a record
 * that cannot be read may stand for a submit that nobody has settled, so it locks and is never dropped.
 */
import { recordOf } from '../../base/record';
import { isJournalOf } from './is-submit-journal';
import type { SubmitJournal } from './submit-journal';

/** The records that can be read, and whatever else stood among them. */
export interface StoredJournal<S> {
  readonly records: SubmitJournal<S>;
  /** As it was stored, oldest first; a text when the complete journal could not be read. */
  readonly unreadable: readonly unknown[];
}

/** The states of a record of which nothing is left to be found out. */
const SETTLED: readonly unknown[] = ['placed', 'refused', 'notFound', 'withdrawn'];

function entriesOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [text];
  } catch {
    return [text];
  }
}

function isSettledEntry(entry: unknown): boolean {
  return SETTLED.includes(recordOf(entry)?.['kind']);
}

/**
 * Reads a stored journal; a record that is surely settled and cannot be read is left out, any other one is kept aside
 * (ORDER-01).
 * @param text as it was stored; null when nothing was
 * @param isSubmission checks the submitted data
 */
export function readJournal<S>(
  text: string | null,
  isSubmission: (value: unknown) => value is S,
): StoredJournal<S> {
  if (text === null) return { records: [], unreadable: [] };
  const isJournal = isJournalOf(isSubmission);
  const entries = entriesOf(text).filter((entry) => isJournal([entry]) || !isSettledEntry(entry));
  return {
    records: entries.flatMap((entry) => {
      const journal: unknown = [entry];
      return isJournal(journal) ? journal : [];
    }),
    unreadable: entries.filter((entry) => !isJournal([entry])),
  };
}

/** The text of a journal; what could not be read goes first and stays as it was. */
export function journalText<S>({ records, unreadable }: StoredJournal<S>): string {
  return JSON.stringify([...unreadable, ...records]);
}

/**
 * The part of a stored journal that a logout leaves: everything that is not surely settled (AUTH-05).
 * @returns undefined when nothing is left
 */
export function journalAfterLogout(text: string): string | undefined {
  const open = entriesOf(text).filter((entry) => !isSettledEntry(entry));
  return open.length === 0 ? undefined : JSON.stringify(open);
}

/** An unsettled entry of any journal, as far as it can be told to the user. */
export interface UnknownOutcome {
  /** When it was planned, in milliseconds since the epoch; undefined when that cannot be read. */
  readonly plannedAt?: number | undefined;
  /** 付款, 划转, …; absent for orders and where it cannot be read. */
  readonly verb?: string | undefined;
  /** Yuan; absent for orders and where it cannot be read. */
  readonly amount?: string | undefined;
  /** Code of the payer that gets. */
  readonly to?: string | undefined;
  /** Path of the page that sent it. */
  readonly page?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * The unsettled entries of a stored journal, of any kind and version (ORDER-01, AUTH-05). What was only planned is
 * none: it has not been sent.
 */
export function unknownOutcomes(text: string): readonly UnknownOutcome[] {
  return entriesOf(text)
    .filter((entry) => !isSettledEntry(entry) && recordOf(entry)?.['kind'] !== 'planned')
    .map((entry) => {
      const { plannedAt, submission, page } = recordOf(entry) ?? {};
      const { verb, amount, to } = recordOf(submission) ?? {};
      return {
        ...(typeof plannedAt === 'number' && { plannedAt }),
        verb: textOf(verb),
        amount: textOf(amount),
        to: textOf(to),
        page: textOf(page),
      };
    });
}

/**
 * How many have no result, in words: 1 笔付款; 2 笔资金、1 个提交 (AUTH-05).
 * One that has neither an action nor an amount counts as a submit.
 */
export function unknownCount(outcomes: readonly Pick<UnknownOutcome, 'verb' | 'amount'>[]): string {
  const movements = outcomes.filter(({ verb, amount }) => verb !== undefined || amount !== undefined);
  const verbs = new Set(movements.map(({ verb }) => verb));
  const [verb] = verbs;
  const noun = verbs.size === 1 && verb !== undefined ? verb : '资金';
  const orders = outcomes.length - movements.length;
  return [movements.length > 0 && `${movements.length} 笔${noun}`, orders > 0 && `${orders} 个提交`]
    .filter(Boolean)
    .join('、');
}
