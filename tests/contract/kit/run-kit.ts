import {
  createDriftList,
  type Description,
  type ExchangeCheck,
  exchangeCheckOver,
  loadDescription,
} from '@dealer-portal/openapi/mock/proxy';
import { BROWSER_ONLY } from './input/browser-only';
import { isList, openPage } from './input/open-call';
import { type KitOperation, kitOperation } from './input/operation';
import { withOwnValues } from './input/own-values';
import { plainDataOver } from './input/plain-data';
import type { KitOptions } from './options';
import { agreementPhase } from './phases/agreement';
import { boundariesPhase } from './phases/boundaries';
import { examplesPhase } from './phases/examples';
import { filesPhase } from './phases/files';
import { fuzzPhase } from './phases/fuzz';
import { linksPhase } from './phases/links';
import { listsPhase } from './phases/lists';
import { ownersPhase } from './phases/owners';
import { placesPhase } from './phases/places';
import { stillReads, unchangedResult } from './phases/unchanged';
import { writesPhase } from './phases/writes';
import { successData } from './seen/answered';
import { createMemory, ownersIn } from './seen/memory';
import { createTally } from './seen/tally';
import { requestOf, sendRequest } from './send-call';
import type { Target } from './target';
import { type Kit, type KitReport, type Phase, type PhaseResult, putBack, tryCall } from './trial';
import { UsageError } from './usage-error';

/** Hears how far a run has come. */
export interface Progress {
  operation(at: { readonly id: string; readonly done: number; readonly all: number }): void;
}

type Selection = Pick<KitOptions, 'isReadOnly' | 'tags' | 'operations' | 'phases'> &
  Partial<Pick<KitOptions, 'auth'>>;
type Amounts = Pick<KitOptions, 'cases' | 'edges' | 'seed' | 'path' | 'timeoutMs'> & {
  /** The tester's own codes by field name. */
  readonly ownValues?: Readonly<Record<string, unknown>>;
  /** Another customer's codes by field name. */
  readonly otherValues?: Readonly<Record<string, unknown>>;
};

type PhaseOfOperation = (kit: Kit, operation: KitOperation) => Promise<PhaseResult | undefined>;

/** Phases that look at one operation by itself. */
const PHASE_OF_OPERATION: Readonly<Partial<Record<Phase, PhaseOfOperation>>> = {
  examples: examplesPhase,
  boundaries: boundariesPhase,
  fuzz: fuzzPhase,
  lists: listsPhase,
  owners: ownersPhase,
  places: placesPhase,
  files: filesPhase,
};

/** So many rows of a list are known before its random calls. */
const LEARNT_ROWS = 50;

/** The description, opened for any number of runs. */
export interface Ground {
  readonly description: Description;
  readonly check: ExchangeCheck;
  readonly operations: readonly KitOperation[];
}

export function openGround(): Ground {
  const description = loadDescription();
  const check = exchangeCheckOver(description);
  const plainOf = plainDataOver(description);
  return {
    description,
    check,
    operations: check.routes.map((route) => kitOperation(description, check.call(route), plainOf)),
  };
}

/** The tools of a run. */
export async function openKit(
  { target, ground }: { readonly target: Target; readonly ground: Ground },
  amount: Amounts,
): Promise<Kit> {
  const { description, check } = ground;
  const operations = ground.operations.map((operation) => withOwnValues(operation, amount.ownValues ?? {}));
  const alsoOwn = await identityCodes(target, operations, amount.ownValues);
  return {
    description,
    check,
    target,
    amount,
    drift: createDriftList(),
    memory: createMemory(operations, alsoOwn),
    tally: createTally(),
    operations: new Map(operations.map((operation) => [operation.id, operation])),
  };
}

/** Tries every operation that is wanted against a backend. */
export async function runKit(
  { target, ground }: { readonly target: Target; readonly ground: Ground },
  options: Selection & Amounts,
  progress: Progress,
): Promise<KitReport> {
  const started = new Date();
  const kit = await openKit({ target, ground }, options);
  const operations = [...kit.operations.values()];
  const wanted = operationsOf(operations, options);
  const selected = wanted.filter((operation) => isOpenTo(operation, options.auth ?? 'bearer'));
  const shut = wanted.length - selected.length;
  if (selected.length === 0)
    throw new UsageError(`No operation is left: none may be called with --auth ${options.auth}.`);
  const results: PhaseResult[] = [];
  const wants = (phase: Phase) => options.phases.includes(phase);
  const add = (more: readonly (PhaseResult | undefined)[]) =>
    results.push(...more.filter((result) => result !== undefined));
  const tryEach = async (all: readonly KitOperation[], before: number) => {
    for (const [at, operation] of all.entries()) {
      progress.operation({ id: operation.id, done: before + at, all: selected.length });
      if (!operation.isRead) await putBack(kit);
      await learn(kit, operation);
      for (const phase of options.phases) add([await PHASE_OF_OPERATION[phase]?.(kit, operation)]);
    }
  };
  // Nothing that changes something comes before anything that reads: a backend that nobody puts back shows its first state.
  const reads = selected.filter(({ isRead }) => isRead);
  const writes = selected.filter(({ isRead }) => !isRead);
  await putBack(kit);
  const still = wants('writes') ? await stillReads(kit, selected) : new Map<string, string>();
  await tryEach(reads, 0);
  if (wants('writes')) add([await unchangedResult(kit, reads, still)]);
  if (wants('agreement')) add(await agreementPhase(kit, selected));
  if (wants('writes')) {
    for (const operation of writes) add([await writesPhase(kit, operation, still)]);
  }
  if (wants('links')) add(await linksPhase(kit, selected));
  await tryEach(writes, reads.length);
  return {
    target: target.isMock ? 'the mock' : target.url,
    seed: options.seed,
    startedAt: started.toISOString(),
    ms: Date.now() - started.getTime(),
    results,
    drift: kit.drift.list(),
    leftOut: shut > 0 ? [`${shut} operations that --auth ${options.auth} does not let in`] : [],
  };
}

/** The call that answers for whom a tester may act. */
const IDENTITY = 'getUserInfo';

/** All codes that the tester may act for: as the description says of its own dealer, as the backend says of another. */
async function identityCodes(
  target: Target,
  operations: readonly KitOperation[],
  ownValues: Readonly<Record<string, unknown>> = {},
): Promise<readonly string[]> {
  const operation = operations.find(({ id }) => id === IDENTITY);
  if (!operation) return [];
  const isBasic = target.credential.authorization.startsWith('Basic');
  if (isBasic || Object.keys(ownValues).length === 0) return ownersIn(operation.answers);
  const outcome = await sendRequest(
    requestOf(target, operation, { values: operation.example }),
    operation.timeoutMs,
  );
  return ownersIn(successData({ operation, outcome }));
}

/** Asks a list once, so that its random calls are for rows that exist. */
async function learn(kit: Kit, operation: KitOperation): Promise<void> {
  if (!isList(kit.description, operation)) return;
  const values = openPage(kit.description, operation, LEARNT_ROWS);
  kit.memory.learn(await tryCall({ ...kit, tally: createTally() }, operation, { values }));
}

/** Whether the description lets a scheme call an operation. */
const isOpenTo = ({ isSecured, schemes }: KitOperation, auth: string): boolean =>
  !isSecured || schemes.includes(auth);

/** @throws {UsageError} for a name that no operation or tag has, and where nothing is left */
function operationsOf(all: readonly KitOperation[], selection: Selection): readonly KitOperation[] {
  const unknown = [
    ...selection.operations.filter((id) => !all.some((operation) => operation.id === id)),
    ...selection.tags.filter((tag) => !all.some((operation) => operation.tag === tag)),
  ];
  if (unknown.length > 0) throw new UsageError(`The description has no ${unknown.join(', ')}.`);
  const selected = all.filter(
    ({ id, tag, isRead }) =>
      !BROWSER_ONLY.has(id) &&
      (selection.operations.length === 0 || selection.operations.includes(id)) &&
      (selection.tags.length === 0 || selection.tags.includes(tag)) &&
      (isRead || !selection.isReadOnly),
  );
  if (selected.length === 0) {
    throw new UsageError('No operation is left: those that change something want --no-read-only.');
  }
  return selected;
}
