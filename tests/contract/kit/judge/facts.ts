import { FAMILIES } from '@dealer-portal/openapi/families';
import { isRecord } from '../input/schema';
import type { Trial } from '../made-trial';
import { successData } from '../seen/answered';
import type { Memory, Teller } from '../seen/memory';
import { isScalar } from '../seen/rows';
import type { Problem } from './problem';

/** A fact of which an earlier call told otherwise. */
interface Doubt extends Problem {
  readonly fact: string;
  readonly teller: Teller;
}

/**
 * Things of which another call of the run told otherwise, and nothing was written in between. A backend lives on: both calls are made
 * again before one is called wrong.
 * @param ask makes a call again, without a judgement
 */
export async function factProblems(
  trial: Trial,
  memory: Pick<Memory, 'factOf' | 'forgetFact'>,
  ask: (teller: Teller) => Promise<Trial>,
): Promise<readonly Problem[]> {
  const doubts = doubtsIn(trial, memory);
  if (doubts.length === 0) return [];
  for (const { fact } of doubts) memory.forgetFact(fact);
  for (const teller of new Set(doubts.map((doubt) => doubt.teller))) doubtsIn(await ask(teller), memory);
  const problems = new Map<string, Problem>();
  for (const { check, place, message } of doubtsIn(await ask(trial), memory))
    if (!problems.has(place)) problems.set(place, { check, place, message });
  return [...problems.values()];
}

/** Tells the memory the facts of an answer. @returns those that it knows otherwise */
function doubtsIn(trial: Trial, memory: Pick<Memory, 'factOf'>): readonly Doubt[] {
  const { operation, call } = trial;
  if (!operation.isRead || call.fault !== undefined || call.credential === 'other' || call.isForeign)
    return [];
  const teller: Teller = { operation, call };
  const doubts: Doubt[] = [];
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, `${place}[]`);
    if (!isRecord(node)) return;
    for (const family of FAMILIES) {
      const number = node[family.key];
      if (typeof number !== 'string' || number === '' || !family.has.every((name) => name in node)) continue;
      for (const name of family.agrees) {
        const value = node[name];
        if (!isScalar(value)) continue;
        const fact = `${family.key} ${number} ${family.has.join()} ${name}`;
        const told = memory.factOf(fact, { value, teller });
        if (told.value === value) continue;
        const message = `${name} of ${number} is ${String(value)}, ${told.teller.operation.id} said ${String(told.value)}`;
        doubts.push({
          check: 'disagreement',
          place: `${place}.${name}`,
          message,
          fact,
          teller: told.teller,
        });
      }
    }
    for (const [name, child] of Object.entries(node)) visit(child, `${place}.${name}`);
  };
  visit(successData(trial), 'data');
  return doubts;
}
