import type { createDriftList, Description, Drift, ExchangeCheck } from '@dealer-portal/openapi/mock/proxy';
import type { TestCall } from './input/call-values';
import type { KitOperation } from './input/operation';
import { factProblems } from './judge/facts';
import { judge } from './judge/judge';
import type { Trial } from './made-trial';
import type { Memory, Teller } from './seen/memory';
import { type Counts, createTally, type Tally } from './seen/tally';
import { type Outcome, requestOf, sendRequest } from './send-call';
import type { Target } from './target';

export const PHASES = [
  'examples',
  'boundaries',
  'fuzz',
  'lists',
  'owners',
  'places',
  'files',
  'agreement',
  'links',
  'writes',
] as const;
export type Phase = (typeof PHASES)[number];

/** How much is tried. */
export interface Amount {
  /** Valid calls of each operation in the fuzz phase, and as many wrong ones. */
  readonly cases: number;
  /** Valid and wrong calls of each operation at its boundaries. */
  readonly edges: number;
  readonly seed: number;
  /** `valid:3:0:1` or `mutated:5`: this case alone. */
  readonly path?: string | undefined;
  /** Longest wait for an answer; the description's own when absent. */
  readonly timeoutMs?: number | undefined;
  /** Codes of another customer by field name. */
  readonly otherValues?: Readonly<Record<string, unknown>> | undefined;
}

/** The tools of all phases. */
export interface Kit {
  readonly description: Description;
  readonly check: ExchangeCheck;
  readonly target: Target;
  readonly amount: Amount;
  readonly drift: ReturnType<typeof createDriftList>;
  /** What the run knows so far of the backend and of what it sent. */
  readonly memory: Memory;
  /** Counts the calls of the phase that runs. */
  readonly tally: Tally;
  /** All operations, also those that were not selected: reads among them show what a write did. */
  readonly operations: ReadonlyMap<string, KitOperation>;
}

/** A call whose answer was wrong, as small as it could be made. */
export interface Failure extends Trial {
  readonly phase: Phase;
  /** The trial, as text. */
  readonly title: string;
  /** How to make fast-check try it again. */
  readonly path?: string;
  /** All operations that the trial needs, where it is more than its own. */
  readonly operations?: readonly KitOperation[];
}

/** The result of one phase for one operation or chain. */
export interface PhaseResult extends Counts {
  readonly operationId: string;
  readonly tag: string;
  readonly phase: Phase;
  readonly isRead: boolean;
  readonly ms: number;
  readonly failures: readonly Failure[];
}

export interface KitReport {
  readonly target: string;
  readonly seed: number;
  readonly startedAt: string;
  readonly ms: number;
  readonly results: readonly PhaseResult[];
  /** Fields that answers have and the description does not: no failure. */
  readonly drift: readonly Drift[];
  /** What was left out of the run, in words. */
  readonly leftOut: readonly string[];
}

/** From so many boundaries on, a phase tries all that it knows; below, a part that the seed chooses. */
const THOROUGH = 10;

export const isThorough = ({ amount }: Pick<Kit, 'amount'>): boolean => amount.edges >= THOROUGH;

/** Puts the backend back; what it told before counts no more. Does nothing where nobody can. */
export async function putBack({ target, memory }: Pick<Kit, 'target' | 'memory'>): Promise<void> {
  if (!target.canReset) return;
  await target.reset();
  memory.forget();
}

const isClosed = (outcome: Outcome): boolean =>
  outcome.kind === 'silence' && /ECONNRESET|other side closed/.test(outcome.message);

/** Sends one call, and judges nothing. */
async function makeCall(kit: Kit, { operation, call }: Teller): Promise<Trial> {
  const request = requestOf(kit.target, operation, call);
  const send = () => sendRequest(request, kit.amount.timeoutMs ?? operation.timeoutMs);
  const first = await send();
  // A server may close a connection that it kept just when the next request comes: a read is asked once more.
  const outcome = operation.isRead && isClosed(first) ? await send() : first;
  return { operation, call, request, outcome, problems: [] };
}

/** Sends one call and judges its answer. */
export async function tryCall(kit: Kit, operation: KitOperation, call: TestCall): Promise<Trial> {
  const made = await makeCall(kit, { operation, call });
  const { request, outcome } = made;
  const all = outcome.kind === 'answer' ? await kit.check.findings(outcome.exchange) : [];
  const findings = all.filter(({ side }) => side === 'answer');
  kit.drift.add(findings.filter(({ kind }) => kind === 'unknown-field'));
  const { secrets } = kit.target.credential;
  const { origin } = new URL(request.url);
  kit.memory.sent(operation, call);
  const problems = [
    ...judge({ operation, call, findings, secrets, origin, memory: kit.memory }, outcome),
    ...(await factProblems(made, kit.memory, (teller) => makeCall(kit, teller))),
  ];
  const trial = { operation, call, request, outcome, problems };
  kit.memory.answered(trial);
  kit.tally.add(trial);
  return trial;
}

/** The result of one phase of an operation: what `run` finds, and what is counted meanwhile. */
export async function phaseResult(
  kit: Kit,
  { operation, phase }: { readonly operation: KitOperation; readonly phase: Phase },
  run: (kit: Kit) => Promise<readonly Failure[]>,
): Promise<PhaseResult> {
  const started = performance.now();
  const tally = createTally();
  const failures = await run({ ...kit, tally });
  return {
    operationId: operation.id,
    tag: operation.tag,
    phase,
    isRead: operation.isRead,
    ...tally.counts(),
    ms: Math.round(performance.now() - started),
    failures,
  };
}
