/** The comparison under way: it stays while other pages are opened, until the window is closed; a usual month also through a new sign-in. */
import {
  MATCH_RULES,
  type Match,
  type Matching,
  type MatchRules,
  type ShownRow,
} from '@dealer-portal/rules/reconciliation';
import { monthSpan } from '@dealer-portal/rules/statements';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { isRecord, slot } from '#platform/browser/storage';
import { createStore, type Store } from '#ui/store';
import { COLUMN_FILE, type ColumnFile, isStorable } from '#widgets/columns/column-file';
import type { NamedAccount } from './own-codes';

/** First and last day of the company's statement; empty while the book has no day. */
type StatementPeriod = readonly [string, string];

/** The rows that were compared, and what became of them. */
export interface Comparison {
  readonly books: { readonly company: readonly ShownRow[]; readonly dealer: readonly ShownRow[] };
  /** Of the company's rows. */
  readonly period: StatementPeriod;
  readonly matching: Matching;
  /** Pairs made by hand, the last one last. */
  readonly byHand: readonly Match[];
}

/** The balance of the own book at the end of a period of an account, as it is typed. */
interface OwnBalance {
  readonly payerCode: string;
  readonly period: StatementPeriod;
  readonly text: string;
}

export interface HelperState {
  /** The owner of the statement. */
  readonly saletoCode: string;
  /** The dealer's own book, and what its columns are. */
  readonly file: ColumnFile;
  readonly rules: MatchRules;
  /** The account of the company's book; the sold-to's own when absent. */
  readonly payerCode?: string;
  /** The account that the book names by its own code. */
  readonly namedAccount?: NamedAccount;
  /** Typed by the user; the days of the book count as long as it is absent. */
  readonly typedPeriod?: StatementPeriod;
  readonly ownBalance?: OwnBalance;
  readonly comparison?: Comparison;
  /** Another file is being chosen; this one is there until it is. */
  readonly isPutAway?: boolean;
}

const RULES: z.ZodMiniType<MatchRules> = z.object({
  days: z.number(),
  lines: z.number(),
  cents: z.exactOptional(z.number()),
});

/** The rules of the last comparison of this account: the next month begins with them. */
const storedRules = slot('local', 'matchRules', fits(RULES));

const PERIOD = z.tuple([z.string(), z.string()]);

const STATE: z.ZodMiniType<HelperState> = z.object({
  saletoCode: z.string(),
  file: COLUMN_FILE,
  rules: RULES,
  payerCode: z.exactOptional(z.string()),
  namedAccount: z.exactOptional(z.object({ payerCode: z.string(), code: z.string() })),
  typedPeriod: z.exactOptional(PERIOD),
  ownBalance: z.exactOptional(z.object({ payerCode: z.string(), period: PERIOD, text: z.string() })),
  // Written by this page alone, from rows that were read.
  comparison: z.exactOptional(z.custom<Comparison>(isRecord)),
  isPutAway: z.exactOptional(z.boolean()),
});

/** The number changes with the shape of the state. */
const storedState = slot('session', 'ownBook3', fits(STATE));

function openHelperStore(): Store<HelperState | undefined> {
  const memory = createStore<HelperState | undefined>(undefined);
  let isRead = false;
  return {
    subscribe: memory.subscribe,
    read: () => {
      // The owner is known once the account is.
      if (!isRead) memory.write(storedState.read());
      isRead = true;
      return memory.read();
    },
    write: (state) => {
      isRead = true;
      if (state && isStorable(state.file)) storedState.write(state);
      else storedState.clear();
      memory.write(state);
    },
  };
}

export const helperStore: Store<HelperState | undefined> = openHelperStore();

/** The first state of a file, with the rules of the last comparison. */
export function beginWith(saletoCode: string, file: ColumnFile): HelperState {
  return { saletoCode, file, rules: storedRules.read() ?? MATCH_RULES };
}

/** Keeps the rules of a comparison for the next one. */
export function rememberRules(rules: MatchRules): void {
  storedRules.write(rules);
}

/** Step 1 again; the file and what was told of it stay until another one is chosen. */
export function putAway(state: HelperState): HelperState {
  return { ...state, isPutAway: true };
}

/** Without its result, to be compared another way. */
export function withoutComparison({ comparison: _, ...state }: HelperState): HelperState {
  return state;
}

/** What is typed as the own balance at the end of the period; nothing where it was typed for another account or period. */
export function ownBalanceOf({ ownBalance, payerCode = '' }: HelperState, period: StatementPeriod): string {
  const isOfThis = ownBalance?.payerCode === payerCode && ownBalance.period.join() === period.join();
  return isOfThis ? ownBalance.text : '';
}

/** With the own balance at the end of the period as it is typed. */
export function withOwnBalance(state: HelperState, period: StatementPeriod, text: string): HelperState {
  return { ...state, ownBalance: { payerCode: state.payerCode ?? '', period, text } };
}

/** From the first day of the first month to the last day of the last one. */
export function wholeMonths(days: readonly [string, string] | undefined): StatementPeriod {
  return days ? [monthSpan(days[0])?.beginDate ?? '', monthSpan(days[1])?.endDate ?? ''] : ['', ''];
}
