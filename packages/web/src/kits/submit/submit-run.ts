/** One submit of vehicles or transfer groups at a time: recorded, checked, sent, and looked up when no answer came (ORDER-01, TRAF-01). */
import type { Amount } from '@dealer-portal/rules/money';
import {
  failedSubmit,
  lookUpSubmit,
  type OrderLookUp,
  type Submission,
  type SubmitRecord,
  submitText,
} from '@dealer-portal/rules/submit';
import type { Result } from '@dealer-portal/sdk';
import type { SubmitJournalStore } from '#kits/submit/submit-journal';
import { notify } from '#platform/notices';
import { createStore, type Store } from '#ui/store';
import { LOST_TEXTS, type LookUpOutcome } from './lost-texts';

/** An order that was placed. */
export interface PlacedOrder {
  readonly orderFlowNo: string;
  readonly orderAmount: Amount;
  readonly statusName?: string;
}

/** A line that the pre-check refuses. */
export interface CheckProblem {
  readonly GBID: string;
  readonly message: string;
}

/** How far the submit is; `since` in milliseconds since the epoch. */
export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'held'; readonly text: string }
  | { readonly kind: 'checking'; readonly since: number }
  | { readonly kind: 'problems'; readonly problems: readonly CheckProblem[] }
  | { readonly kind: 'placing'; readonly since: number }
  | { readonly kind: 'placed'; readonly orders: readonly PlacedOrder[] }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'lost'; readonly outcome: LookUpOutcome };

/** The calls of one kind of submit. */
export interface SubmitCalls {
  /** Absent where there is no pre-check. */
  readonly check?: (signal: AbortSignal) => Promise<Result<{ isPass: boolean; problemList: CheckProblem[] }>>;
  /** Its data may be absent: accepted, and not a word about the orders. */
  readonly place: () => Promise<Result<{ orderList: PlacedOrder[] } | undefined>>;
}

/** A submit that survives the page that began it, until the browser's page is left. */
export interface SubmitRun extends Pick<Store<RunState>, 'read' | 'subscribe'> {
  readonly book: SubmitJournalStore;
  readonly look: SubmitLookUp;
  readonly start: (submission: Submission, calls: SubmitCalls) => Promise<void>;
  /** Ends the pre-check; what is being placed cannot be taken back. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** A second submit would take the first one's place on the screen before its answer came. */
const ONE_AT_A_TIME = '上一个提交还没有结果，请等它完成后再提交';

type Look = () => Promise<OrderLookUp | undefined>;

/** Reads the order list for a submit that was planned at this time, in milliseconds since the epoch. */
export type SubmitLookUp = (submission: Submission, since: number) => ReturnType<Look>;

/**
 * @param book the journal of the submits
 * @param look reads the order list; undefined when it cannot be read
 */
export function createSubmitRun(book: SubmitJournalStore, look: SubmitLookUp): SubmitRun {
  const state = createStore<RunState>({ kind: 'idle' });
  let abort = new AbortController();
  let isUnderWay = false;
  const show = state.write;
  const isPassed = async (id: string, check: NonNullable<SubmitCalls['check']>): Promise<boolean> => {
    show({ kind: 'checking', since: Date.now() });
    const result = await check(abort.signal);
    if (result.ok && result.data.isPass) return true;
    book.note(id, { type: 'withdraw' });
    if (result.ok) show({ kind: 'problems', problems: result.data.problemList });
    else show(result.kind === 'aborted' ? { kind: 'idle' } : { kind: 'refused', msg: result.msg });
    return false;
  };
  const place = async (record: SubmitRecord, send: SubmitCalls['place']): Promise<void> => {
    book.note(record.id, { type: 'send', at: Date.now() });
    show({ kind: 'placing', since: Date.now() });
    const result = await send();
    const placed = result.ok ? result.data : undefined;
    if (placed) {
      book.note(record.id, { type: 'place', orderNos: placed.orderList.map((order) => order.orderFlowNo) });
      return show({ kind: 'placed', orders: placed.orderList });
    }
    // A success without orders is looked for, as one without an answer is.
    const event = result.ok ? ({ type: 'lose' } as const) : failedSubmit(result);
    book.note(record.id, event);
    if (event.type === 'refuse') return show({ kind: 'refused', msg: event.msg });
    show({ kind: 'lost', outcome: 'looking' });
    const outcome = await settleSubmit(book, record, () => look(record.submission, record.plannedAt));
    // A user who closed the dialog gets a short message; the dialog does not open again over other work.
    if (state.read().kind === 'lost') return show({ kind: 'lost', outcome });
    const { level, title, text } = LOST_TEXTS[outcome];
    notify(level, `${title}，${text}`);
  };
  return {
    book,
    look,
    read: state.read,
    subscribe: state.subscribe,
    cancel: () => abort.abort(),
    close: () => show({ kind: 'idle' }),
    start: async (submission, { check, place: send }) => {
      if (isUnderWay) return show({ kind: 'held', text: ONE_AT_A_TIME });
      const plan = book.plan(submission);
      if (plan.kind === 'held') return show({ kind: 'held', text: submitText(plan.refusal) });
      abort = new AbortController();
      isUnderWay = true;
      try {
        if (!check || (await isPassed(plan.record.id, check))) await place(plan.record, send);
      } finally {
        isUnderWay = false;
      }
    },
  };
}

const OUTCOME = { place: 'placed', miss: 'notFound', doubt: 'unknown' } as const;

/**
 * Looks for a submit in the order list and writes down what was found. A list without it lets nothing go: that takes a
 * press of the user (ORDER-01).
 */
export async function settleSubmit(
  book: SubmitJournalStore,
  { id }: SubmitRecord,
  look: Look,
): Promise<LookUpOutcome> {
  const up = (await look()) ?? { orders: [], isWhole: false };
  const claimed = book.read().flatMap((item) => (item.kind === 'placed' ? item.orderNos : []));
  const record = book.read().find((item) => item.id === id);
  if (record === undefined) return 'unknown';
  const event = lookUpSubmit(record, { ...up, claimed, now: Date.now() });
  if (event.type !== 'miss') book.note(id, event);
  return OUTCOME[event.type];
}
