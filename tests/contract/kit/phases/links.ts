import type { KitOperation } from '../input/operation';
import { type Chain, runChain } from '../links/chain';
import { CHAINS } from '../links/chains';
import { type Kit, type PhaseResult, phaseResult, putBack } from '../trial';

/** Follows the chains whose operations are all wanted. */
export async function linksPhase(
  kit: Kit,
  operations: readonly KitOperation[],
): Promise<readonly PhaseResult[]> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const chains = CHAINS.filter((chain) => chain.operations.every((id) => byId.has(id)));
  const results: PhaseResult[] = [];
  for (const chain of chains) {
    await putBack(kit);
    results.push(await chainResult(kit, chain, byId));
  }
  return results;
}

async function chainResult(
  kit: Kit,
  chain: Chain,
  operations: ReadonlyMap<string, KitOperation>,
): Promise<PhaseResult> {
  const [operationId = ''] = chain.operations;
  const operation = operations.get(operationId);
  if (!operation) throw new Error(`The chain ${chain.name} names ${operationId}, which is not described.`);
  return phaseResult(kit, { operation, phase: 'links' }, async (counting) => {
    const { failures } = await runChain(counting, chain, operations);
    return failures;
  });
}
