import type { CallValues } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { envelopeOf } from '../judge/envelope';
import type { Trial } from '../made-trial';
import { type Failure, type Kit, tryCall } from '../trial';

/** The tools with which a chain makes its calls. */
export interface Links {
  /** The documented input of an operation, for a chain that changes a part of it. */
  example(operationId: string): CallValues;
  /** Sends a call that must succeed, and answers its data. */
  call(operationId: string, values: Partial<CallValues>): Promise<unknown>;
  /** The condition after the last call. */
  expect(isRight: boolean, message: string): void;
}

/** Calls that follow from each other, so that what is read afterwards shows what was written. */
export interface Chain {
  readonly name: string;
  readonly operations: readonly string[];
  run(links: Links): Promise<void>;
}

/** Ends a chain: what would follow means nothing any more. */
class Broken extends Error {}

/** Runs a chain to its end or its first failure. */
export async function runChain(
  kit: Kit,
  chain: Chain,
  operations: ReadonlyMap<string, KitOperation>,
): Promise<{ readonly calls: number; readonly failures: readonly Failure[] }> {
  const failures: Failure[] = [];
  let calls = 0;
  let last: Trial | undefined;
  const fail = (trial: Trial, message?: string): never => {
    const problems = message ? [{ check: 'link' as const, place: chain.name, message }] : trial.problems;
    failures.push({
      ...trial,
      problems,
      operations: chain.operations.map(operationOf),
      phase: 'links' as const,
      title: `${chain.name}, call ${calls}`,
    });
    throw new Broken();
  };
  const operationOf = (id: string): KitOperation => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The chain ${chain.name} does not list ${id}.`);
    return operation;
  };
  const links: Links = {
    example: (id) => operationOf(id).example,
    expect: (isRight, message) => {
      if (!isRight && last) fail(last, message);
    },
    call: async (id, values) => {
      const operation = operationOf(id);
      last = await tryCall(kit, operation, { values: { ...operation.example, ...values } });
      calls += 1;
      const envelope = last.outcome.kind === 'answer' ? envelopeOf(last.outcome.exchange) : undefined;
      if (last.problems.length > 0 || !isRecord(envelope)) return fail(last);
      if (String(envelope['code'] ?? '1') !== '1') return fail(last, `refused: ${String(envelope['msg'])}`);
      return envelope['data'];
    },
  };
  try {
    await chain.run(links);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
  return { calls, failures };
}
