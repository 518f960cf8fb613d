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
  /** Forgets the run, whose name may be used again; the common one begins again. */
  end(): void;
}

type RunRequest = Pick<MockRequest, 'method' | 'pathname' | 'headers'>;

/** The runs of a mock. */
export interface Runs {
  /**
   * The run that a request names by `X-Mock-Session`, or by the suffix of its token (`demo-directAdmin~nightly`); the
   * common one when it names none.
   * @throws Refusal 400 for a name that is none, 410 for a run that was dropped and is not reset by this request, 429 for
   *   a new one when all that there may be are in use
   */
  of(request: RunRequest): Run;
}

export interface RunsOptions {
  /** Makes the memory of a run. */
  readonly newState: () => State | undefined;
  /** The time of the mock; the machine's by default. */
  readonly now?: (() => Date) | undefined;
  /** The named runs that there may be at a time. Default 50. */
  readonly limit?: number | undefined;
  /** Told of each run that is dropped. */
  readonly log?: ((line: string) => void) | undefined;
  /** Milliseconds, to know what is idle; the machine's by default. */
  readonly elapsed?: (() => number) | undefined;
}

export const DEFAULT_RUNS = 50;

const NAME = /^[\w.-]{1,64}$/;
const COMMON = '';
/** A run that was used within this time is never dropped. */
const KEPT_MINUTES = 10;
/** Names of dropped runs that are remembered. */
const MOST_DROPPED = 1_000;

/** The runs of a mock; one that nobody used for ten minutes is dropped when another one needs its place. */
export function createRuns(options: RunsOptions): Runs {
  const { limit = DEFAULT_RUNS, elapsed = () => performance.now(), log } = options;
  const runs = new Map<string, UsedRun>(); // the one that was used last stands last
  const dropped = droppedNames();
  const newRun = (end: () => void): Run => ({
    state: options.newState(),
    faults: createFaults(),
    clock: createClock(options.now),
    end,
  });
  const newCommon = (): Run => newRun(() => (common = newCommon()));
  let common = newCommon();
  const makeRoom = () => {
    const [oldest] = runs;
    if (runs.size < limit || oldest === undefined) return;
    const [name, { usedAt }] = oldest;
    if (elapsed() - usedAt < KEPT_MINUTES * 60_000) throw tooMany(limit);
    runs.delete(name);
    dropped.add(name);
    log?.(`Run ${name} was not used for ${KEPT_MINUTES} minutes and gave its place to another one.`);
  };
  return {
    of: (request) => {
      const { headers } = request;
      const name = headers['x-mock-session'] ?? runOfToken(bearerToken(headers['authorization'])) ?? COMMON;
      if (name === COMMON) return common;
      if (!NAME.test(name))
        throw new Refusal(400, 'X-Mock-Session 只能由 1 到 64 个字母、数字、点、横线或下划线组成');
      dropped.refuse(name, request);
      if (!runs.has(name)) makeRoom();
      const run = runs.get(name)?.run ?? newRun(() => runs.delete(name));
      runs.delete(name);
      runs.set(name, { run, usedAt: elapsed() });
      return run;
    },
  };
}

interface UsedRun {
  readonly run: Run;
  /** Milliseconds of `elapsed`. */
  readonly usedAt: number;
}

function tooMany(limit: number): Refusal {
  const msg = `已有 ${limit} 个运行在最近 ${KEPT_MINUTES} 分钟内使用过，请结束用完的（DELETE /mock/run），或用 --runs 允许更多`;
  return new Refusal(429, msg, { 'Retry-After': '60' });
}

/** The requests that a dropped run is begun again with. */
const BEGINS_ANEW: ReadonlySet<string> = new Set(['POST /mock/reset', 'DELETE /mock/run']);

/** Names of dropped runs: who goes on with one is told that its data are gone. */
function droppedNames() {
  const names = new Set<string>();
  return {
    add: (name: string) => {
      names.add(name);
      const [oldest = name] = names;
      if (names.size > MOST_DROPPED) names.delete(oldest);
    },
    /** @throws Refusal 410 unless the request begins the run again */
    refuse: (name: string, { method, pathname }: RunRequest) => {
      if (!names.has(name)) return;
      if (!BEGINS_ANEW.has(`${method} ${pathname}`))
        throw new Refusal(
          410,
          `运行 ${name} 超过 ${KEPT_MINUTES} 分钟没有使用，数据已清除：POST /mock/reset 后从头开始，或换一个名称`,
        );
      names.delete(name);
    },
  };
}
