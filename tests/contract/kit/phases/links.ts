import type { KitOperation } from '../input/operation';
import { type Chain, runChain } from '../links/chain';
import { CHAINS } from '../links/chains';
import { pagingChain } from '../links/paging';
import type { Kit, PhaseResult } from '../trial';

/** Follows the chains whose operations are all wanted, and the pages of every list. */
export async function linksPhase(
  kit: Kit,
  operations: readonly KitOperation[],
): Promise<readonly PhaseResult[]> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const paging = operations.flatMap((operation) => pagingChain(kit, operation) ?? []);
  const chains = [...CHAINS, ...paging].filter((chain) => chain.operations.every((id) => byId.has(id)));
  const results: PhaseResult[] = [];
  for (const chain of chains) {
    await kit.target.reset();
    results.push(await chainResult(kit, chain, byId));
  }
  return results;
}

async function chainResult(
  kit: Kit,
  chain: Chain,
  operations: ReadonlyMap<string, KitOperation>,
): Promise<PhaseResult> {
  const started = performance.now();
  const { calls, failures } = await runChain(kit, chain, operations);
  const [operationId = ''] = chain.operations;
  return {
    operationId,
    tag: operations.get(operationId)?.tag ?? '',
    phase: 'links',
    valid: calls,
    wrong: 0,
    refused: 0,
    ms: Math.round(performance.now() - started),
    failures,
  };
}
