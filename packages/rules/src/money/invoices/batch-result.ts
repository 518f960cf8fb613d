/**
 * The result of one press on several documents, found by reading them again: the call itself reports only complete
 * success.
 */
import { type Amount, type Money, sumAmounts } from '../../base/money';

/** A document as far as its state and amount decide. */
export interface ActedRow {
  readonly key: string;
  /** Undefined where the document does not say. */
  readonly status: string | undefined;
  readonly amount: Amount;
}

/** The documents of one press: those that are done, those that are not, and those that could not be read again. */
export interface BatchResult {
  readonly done: readonly string[];
  /** Undefined where an amount cannot be read, as are all sums here. */
  readonly doneAmount: Money | undefined;
  readonly open: readonly string[];
  readonly openAmount: Money | undefined;
  /** Documents whose result is unknown. */
  readonly unknown: readonly string[];
}

/**
 * Sorts the chosen documents by what the list says of them now (FIN-04).
 * @param reread the documents after the call; undefined when they could not be read
 * @param doneStatus the state that the press was to bring about
 */
export function batchResult(
  chosen: readonly ActedRow[],
  reread: readonly ActedRow[] | undefined,
  doneStatus: string,
): BatchResult {
  const states = new Map((reread ?? []).map(({ key, status }) => [key, status]));
  const known = chosen.filter(({ key }) => states.get(key) !== undefined);
  const done = known.filter(({ key }) => states.get(key) === doneStatus);
  const open = known.filter(({ key }) => states.get(key) !== doneStatus);
  return {
    done: keysOf(done),
    doneAmount: sumOf(done),
    open: keysOf(open),
    openAmount: sumOf(open),
    unknown: keysOf(chosen.filter(({ key }) => states.get(key) === undefined)),
  };
}

const keysOf = (rows: readonly ActedRow[]) => rows.map(({ key }) => key);
const sumOf = (rows: readonly ActedRow[]) => sumAmounts(rows.map(({ amount }) => amount));
