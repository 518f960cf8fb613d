import { isRefusedByCode, type Trial } from '../made-trial';
import { answered, isEmptyData } from './answered';

/** What is counted of the calls of one phase. */
export interface Counts {
  readonly valid: number;
  readonly wrong: number;
  /** Valid calls to which the business said no, by a code other than 1: no failure of a call that was made up. */
  readonly refused: number;
  /** Valid calls whose answer held at least one row, or a value. */
  readonly met: number;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
  /** How often the business said each sentence. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Counts the calls of one phase. */
export interface Tally {
  add(trial: Trial): void;
  counts(): Counts;
}

export function createTally(): Tally {
  let [valid, wrong, refused, met] = [0, 0, 0, 0];
  const times: number[] = [];
  const refusals: Record<string, number> = {};
  return {
    add: (trial) => {
      times.push(trial.outcome.ms);
      if (trial.call.fault !== undefined) {
        wrong += 1;
        return;
      }
      valid += 1;
      const answer = answered(trial);
      if (isRefusedByCode(trial)) {
        refused += 1;
        const sentence = answer?.msg || `code ${answer?.code}`;
        refusals[sentence] = (refusals[sentence] ?? 0) + 1;
      } else if (answer && !isEmptyData(answer.data, answer.bytes)) met += 1;
    },
    counts: () => ({ valid, wrong, refused, met, times: [...times], refusals: { ...refusals } }),
  };
}
