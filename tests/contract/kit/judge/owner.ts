import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Memory } from '../seen/memory';
import { OWNER_FIELDS } from '../seen/owner-fields';
import type { Problem } from './problem';

/** Rows of an answer that name another customer than the tester. */
export function ownerProblems(operation: KitOperation, memory: Memory, data: unknown): readonly Problem[] {
  if (!operation.isSecured) return [];
  const problems = new Map<string, Problem>();
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, `${place}[]`);
    if (!isRecord(value)) return;
    for (const [name, child] of Object.entries(value)) {
      const at = `${place}.${name}`;
      if (!OWNER_FIELDS.has(name)) visit(child, at);
      else if (typeof child === 'string' && child !== '' && !memory.isOwn(child)) {
        const message = `${child} is none of the tester's own codes`;
        if (!problems.has(at)) problems.set(at, { check: 'owner', place: at, message });
      }
    }
  };
  visit(data, 'data');
  return [...problems.values()];
}
