/** The definition of a form that moves money, or asks for an account or a contract; `MoneyFormPage` does the rest. */
import type { Money } from '@dealer-portal/rules/money';
import type { MoneyFormName } from '@dealer-portal/rules/money-place';
import type { ListedMovements, Movement } from '@dealer-portal/rules/movement';
import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import type { ComponentType } from 'react';
import type { Account } from '#platform/session/account';
import type { TrialTerms } from '#widgets/payers/what-if-link';

/** The values of the fields: text as typed or chosen. */
export type MoneyDraft = Readonly<Record<string, string | undefined>>;

/** The values that the page before proposes in the address; they win over earlier input, once. */
export interface Proposal<Draft> {
  readonly values: Partial<Draft>;
  /** Drops them from the address: from now on they stand in the draft. */
  readonly onTaken: () => void;
}

/** The facts of a form, such as payers with their balances; read again before money moves. */
export interface MoneyFacts<Facts> {
  readonly data: Facts | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<{ readonly data: Facts | undefined; readonly error: Error | null }>;
}

/** One side of a movement. */
export interface SlipParty {
  /** 转出, 付款方, … */
  readonly label: string;
  readonly code: string;
  readonly name: string;
  /** Yuan; absent where the balance is not touched, null where it cannot be read: then nothing is sent. */
  readonly balance?: Money | null;
}

/** The slip to check before it is sent. */
export interface Slip {
  readonly from?: SlipParty;
  readonly to?: SlipParty;
  /** Absent where nothing but an application is sent, null where it cannot be read: then nothing is sent. */
  readonly amount?: Money | null;
  /** Everything else that was filled in, and fee, rate, date of effect. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The purpose: the number of a financing, of a terminal, of an account to open; it distinguishes equal movements. */
  readonly about?: string;
  /** The change in the next days, where the sides of the slip do not say it. */
  readonly trial?: Omit<TrialTerms, 'amount'>;
  /** The consequence of sending it: who approves, when it counts, whether it can be taken back. */
  readonly consequence: string;
}

/** The server's answer about a movement that it has accepted. */
export interface Accepted {
  readonly number: string;
  /** 已提交，等待审批; 已到账; … */
  readonly title: string;
  readonly text: string;
  /** It is under way at the bank or the server, and may still fail. */
  readonly isWaiting?: boolean;
  /** It came to nothing after all. */
  readonly hasFailed?: boolean;
  /** Where the user goes on, such as the bank's page; a new window. */
  readonly goOn?: { readonly url: string; readonly label: string };
  /** The page that says later what became of it. */
  readonly result?: { readonly to: string; readonly label: string };
}

/** The inputs that are asked for when it is sent, and never kept: the payment password or a code. */
export interface Secrets {
  readonly payPassword?: string | undefined;
}

/** The input of the last press: the shown slip, and the secrets that were asked for. */
export interface Confirmed extends Secrets {
  readonly slip: Slip;
}

export interface MoneyForm<Draft extends MoneyDraft, Facts, Answer> {
  /** Its part of storage keys, which separates its movements from those of other forms. */
  readonly name: string;
  /** Its row in the table of accounts: which may stand where, and whether the payment password is asked for. */
  readonly movement: MoneyFormName;
  /** The action: 划转, 付款, 还款. */
  readonly verb: string;
  readonly context: string;
  readonly initial: Draft;
  /** The fields that are kept in the tab until they are sent: never a card number, a password or a code. */
  readonly keptFields: readonly (keyof Draft & string)[];
  readonly Fields: ComponentType<{ readonly facts: Facts }>;
  /** The lines that stand for a long form while its facts load, so that what is below it does not move. */
  readonly loadingLines?: number | undefined;
  /** A hook. */
  readonly useFacts: () => MoneyFacts<Facts>;
  readonly slip: (draft: Draft, facts: Facts) => Slip;
  /** The server's check before the slip is shown: a sentence that says why not. */
  readonly check?: (draft: Draft, account: Account) => Promise<string | undefined>;
  readonly send: (draft: Draft, account: Account, confirmed: Confirmed) => Promise<Result<Answer>>;
  readonly accepted: (answer: Answer, slip: Slip) => Accepted;
  /**
   * Reads the list in which a movement without an answer is looked for; rejects when it cannot be read. Every form has
   * one: nobody can say by himself that there is none. `since` is when the movement was planned, in milliseconds since the
   * epoch: a long list is read back to it (`newestMovements`).
   */
  readonly lookUp: (account: Account, movement: Movement, since: number) => Promise<ListedMovements>;
  /** A movement may stand in its list minutes later: until then it is not said to be missing. */
  readonly listMayBeLate?: true;
  /** The result of a movement that waits; undefined when its list does not have it yet. Rejects when it cannot be asked. */
  readonly poll?: (number: string, account: Account) => Promise<Accepted | undefined>;
  /** Where one that was found in the list goes on, such as a payment order that is to be paid or cancelled. */
  readonly continuesAt?: (number: string) => { readonly to: string; readonly label: string };
  /** The way on after it was accepted, in place of another movement. */
  readonly next?: string;
  /** Where its records stand. */
  readonly records: { readonly to: string; readonly label: string };
  /** The lists that it changes in addition to the balances. */
  readonly lists: readonly Operation<OperationId>[];
}

/** Names the types of a form once, where it is written. */
export function defineMoneyForm<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
): MoneyForm<Draft, Facts, Answer> {
  return form;
}
