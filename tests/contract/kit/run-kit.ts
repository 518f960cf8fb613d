import {
  createDriftList,
  type Description,
  type ExchangeCheck,
  exchangeCheckOver,
  loadDescription,
} from '@dealer-portal/openapi/mock/proxy';
import { type KitOperation, kitOperation } from './input/operation';
import { withOwnValues } from './input/own-values';
import type { KitOptions } from './options';
import { boundariesPhase } from './phases/boundaries';
import { examplesPhase } from './phases/examples';
import { fuzzPhase } from './phases/fuzz';
import { linksPhase } from './phases/links';
import type { Target } from './target';
import type { Kit, KitReport, Phase, PhaseResult } from './trial';
import { UsageError } from './usage-error';

/** Hears how far a run has come. */
export interface Progress {
  operation(at: { readonly id: string; readonly done: number; readonly all: number }): void;
}

type Selection = Pick<KitOptions, 'isReadOnly' | 'tags' | 'operations' | 'phases'>;
type Amounts = Pick<KitOptions, 'cases' | 'edges' | 'seed' | 'path' | 'timeoutMs'> & {
  /** The tester's own codes by field name. */
  readonly ownValues?: Readonly<Record<string, unknown>>;
};

const PHASE_OF_OPERATION: Readonly<
  Record<Exclude<Phase, 'links'>, (kit: Kit, operation: KitOperation) => Promise<PhaseResult>>
> = { examples: examplesPhase, boundaries: boundariesPhase, fuzz: fuzzPhase };

/** A browser is sent there by the provider; no client calls it. */
const BROWSER_ONLY = new Set(['redirectAfterLogin']);

/** The description, opened for any number of runs. */
export interface Ground {
  readonly description: Description;
  readonly check: ExchangeCheck;
  readonly operations: readonly KitOperation[];
}

export function openGround(): Ground {
  const description = loadDescription();
  const check = exchangeCheckOver(description);
  return {
    description,
    check,
    operations: check.routes.map((route) => kitOperation(description, check.call(route))),
  };
}

/** Tries every operation that is wanted against a backend. */
export async function runKit(
  { target, ground }: { readonly target: Target; readonly ground: Ground },
  options: Selection & Amounts,
  progress: Progress,
): Promise<KitReport> {
  const started = new Date();
  const { description, check } = ground;
  const kit: Kit = { description, check, target, amount: options, drift: createDriftList() };
  const operations = ground.operations.map((operation) => withOwnValues(operation, options.ownValues ?? {}));
  const selected = operationsOf(operations, options);
  const results: PhaseResult[] = [];
  for (const [done, operation] of selected.entries()) {
    progress.operation({ id: operation.id, done, all: selected.length });
    await target.reset();
    for (const phase of options.phases) {
      if (phase !== 'links') results.push(await PHASE_OF_OPERATION[phase](kit, operation));
    }
  }
  if (options.phases.includes('links')) results.push(...(await linksPhase(kit, selected)));
  return {
    target: target.isMock ? 'the mock' : target.url,
    seed: options.seed,
    startedAt: started.toISOString(),
    ms: Date.now() - started.getTime(),
    results,
    drift: kit.drift.list(),
  };
}

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
