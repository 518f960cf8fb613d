import type { CallValues, TestCall } from '../input/call-values';
import type { Check } from '../judge/problem';
import type { Trial } from '../made-trial';
import { answered, successData } from '../seen/answered';
import { type Row, rowsOf, totalOf } from '../seen/rows';
import { type Failure, type Kit, tryCall } from '../trial';
import { type Aim, createFailures } from './collect';

/** What came of a call of a list. */
export interface Asked {
  readonly trial: Trial;
  readonly isSuccess: boolean;
  readonly data: unknown;
  readonly rows: readonly Row[];
  /** All rows of the filter, as the page says; the rows of a plain list. */
  readonly total: number;
}

/** Asks one operation and collects what is wrong. */
export interface Probe {
  ask(values: CallValues, title: string, more?: Partial<TestCall>): Promise<Asked>;
  /** Fails a call for what it means beside others. */
  fail(
    asked: Pick<Asked, 'trial'>,
    problem: { readonly check: Check; readonly place: string; readonly message: string },
    title: string,
  ): void;
  failures(): readonly Failure[];
}

export function createProbe(kit: Kit, aim: Aim): Probe {
  const failures = createFailures(aim);
  return {
    ask: async (values, title, more = {}) => {
      const trial = await tryCall(kit, aim.operation, { ...more, values });
      failures.add(trial, title);
      const answer = answered(trial);
      const data = successData(trial);
      const rows = rowsOf(data);
      const isSuccess = answer?.status === 200 && answer.code === '1';
      return { trial, isSuccess, data, rows, total: totalOf(data) ?? rows.length };
    },
    fail: ({ trial }, problem, title) => failures.add({ ...trial, problems: [problem] }, title),
    failures: failures.list,
  };
}
