import { FAMILIES } from '@dealer-portal/openapi/families';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Memory } from '../seen/memory';
import { isScalar } from '../seen/rows';
import type { Problem } from './problem';

/** Things of which another call of the run told otherwise, and nothing was written in between. */
export function factProblems(
  { id, isRead }: Pick<KitOperation, 'id' | 'isRead'>,
  memory: Pick<Memory, 'factOf'>,
  data: unknown,
): readonly Problem[] {
  if (!isRead) return [];
  const problems = new Map<string, Problem>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, `${place}[]`);
    if (!isRecord(node)) return;
    for (const family of FAMILIES) {
      const number = node[family.key];
      if (typeof number !== 'string' || number === '' || !family.has.every((name) => name in node)) continue;
      for (const name of family.agrees) {
        const value = node[name];
        if (!isScalar(value)) continue;
        const told = memory.factOf(`${family.key} ${number} ${family.has.join()} ${name}`, { value, id });
        if (told.value === value) continue;
        const at = `${place}.${name}`;
        const message = `${name} of ${number} is ${String(value)}, ${told.id} said ${String(told.value)}`;
        if (!problems.has(at)) problems.set(at, { check: 'disagreement', place: at, message });
      }
    }
    for (const [name, child] of Object.entries(node)) visit(child, `${place}.${name}`);
  };
  visit(data, 'data');
  return [...problems.values()];
}
