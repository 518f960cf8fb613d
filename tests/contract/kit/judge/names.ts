import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Memory } from '../seen/memory';
import type { Problem } from './problem';

/** The field that tells the name of a code: `status` has `statusName`, `payerCode` has `payerName`. */
const nameFields = (code: string): readonly string[] => [`${code}Name`, code.replace(/Code$/, 'Name')];

/**
 * Codes that go by two names. Within one answer a code has one name; before anything is written it has the same one in every
 * answer of the operation.
 */
export function nameProblems(
  { id, isRead, answers }: Pick<KitOperation, 'id' | 'isRead' | 'answers'>,
  memory: Pick<Memory, 'nameOf' | 'hasWritten'>,
  data: unknown,
): readonly Problem[] {
  const isKept = isRead && !memory.hasWritten();
  const found = twoNames(isKept ? (code, name) => memory.nameOf(`${id} ${code}`, name) : itself, data);
  if (found.length === 0) return found;
  // Where a documented answer has two names for a code, the name tells something else.
  const documented = answers.flatMap((answer) => (isRecord(answer) ? twoNames(itself, answer['data']) : []));
  return found.filter(({ place }) => !documented.some((known) => known.place === place));
}

/** The name by which a code went before, which is this one at first. */
type NameOf = Memory['nameOf'];

/** Where no earlier answer counts. */
const itself: NameOf = (_, name) => name;

function twoNames(nameOf: NameOf, data: unknown): readonly Problem[] {
  const here = new Map<string, string>();
  const problems = new Map<string, Problem>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, `${place}[]`);
    if (!isRecord(node)) return;
    for (const [code, value] of Object.entries(node)) {
      if (typeof value === 'object') visit(value, `${place}.${code}`);
      else if (typeof value === 'string' && value !== '') look(node, [code, value], `${place}.${code}`);
    }
  };
  const look = (
    node: Readonly<Record<string, unknown>>,
    [code, value]: readonly [string, string],
    at: string,
  ) => {
    for (const field of new Set(nameFields(code))) {
      const name = node[field];
      if (/(status|state|type)$/i.test(code) && (name === '' || name === value) && field !== code)
        problems.set(at, { check: 'disagreement', place: at, message: `${value} goes by no name` });
      if (field === code || typeof name !== 'string' || name === '') continue;
      const key = `${at} ${value}`;
      const known = here.get(key) ?? nameOf(key, name);
      here.set(key, name);
      if (known === name || problems.has(at)) continue;
      const message = `${value} is ${JSON.stringify(known)} and ${JSON.stringify(name)}`;
      problems.set(at, { check: 'disagreement', place: at, message });
    }
  };
  visit(data, 'data');
  return [...problems.values()];
}
