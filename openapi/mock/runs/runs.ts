import type { MockRequest } from '../read-request';
import { Refusal } from '../refusal';
import type { State } from '../state/memory/state';
import { bearerToken, runOfToken } from '../tokens';
import { type Clock, createClock } from './clock';
import { createFaults, type Faults } from './faults';

/** The separate state of one run of tests: parallel tests name different runs and never share state. */
export interface Run {
  /** Absent in stateless mode. */
  readonly state: State | undefined;
  readonly faults: Faults;
  readonly clock: Clock;
}

/** The runs of a mock. */
export interface Runs {
  /**
   * The run that a request names by `X-Mock-Session`, or by the suffix of its token (`demo-directAdmin~nightly`); the
   * common one when it names none.
   * @throws Refusal 400 for a name that is none
   */
  of(request: Pick<MockRequest, 'headers'>): Run;
}

const NAME = /^[\w.-]{1,64}$/;
const COMMON = '';
/** The run that was begun first is forgotten when there are more. */
const MOST_RUNS = 50;

/**
 * @param newState makes the memory of a run
 * @param now the time of the mock; the machine's by default
 */
export function createRuns(newState: () => State | undefined, now?: () => Date): Runs {
  const newRun = (): Run => ({ state: newState(), faults: createFaults(), clock: createClock(now) });
  const runs = new Map<string, Run>([[COMMON, newRun()]]);
  return {
    of: ({ headers }) => {
      const name = headers['x-mock-session'] ?? runOfToken(bearerToken(headers['authorization'])) ?? COMMON;
      if (name !== COMMON && !NAME.test(name))
        throw new Refusal(400, 'X-Mock-Session 只能由 1 到 64 个字母、数字、点、横线或下划线组成');
      const run = runs.get(name) ?? newRun();
      runs.set(name, run);
      const [, oldest] = runs.keys();
      if (runs.size > MOST_RUNS && oldest !== undefined) runs.delete(oldest);
      return run;
    },
  };
}
