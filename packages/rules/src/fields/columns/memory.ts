/** What is remembered for a set of heads, so that the next file of the same kind asks nothing. */
import { recordOf } from '../../base/record';
import type { Choices, Memory } from './choices';
import type { Reading } from './reading';

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  const texts = recordOf(value);
  return texts !== undefined && Object.values(texts).every((text) => typeof text === 'string');
}

/** Whether a stored value is a memory; its roles are checked when they are used. */
export function isMemory(value: unknown): value is Memory {
  const memory = recordOf(value);
  return typeof memory?.['day'] === 'string' && isTexts(memory['roles']) && isTexts(memory['answers']);
}

/** Questions whose answers hold for the next file with these heads. */
const LASTING = /^(?:direction|shops|money:.*|unit:.*|shipTo:.*)$/;

/**
 * What is remembered of a settled reading.
 * @param before what was used for it: its answers hold on where they were not given again
 * @param day today, 2026-10-22
 */
export function memoryOf(
  { columns }: Reading,
  { choices, before }: { readonly choices: Choices; readonly before?: Memory | undefined },
  day: string,
): Memory {
  const answers = Object.entries(choices.answers).filter(([id, answer]) => LASTING.test(id) && answer !== '');
  return {
    day,
    roles: Object.fromEntries(
      columns.flatMap(({ key, role, isHidden }) => (role && !isHidden ? [[key, role] as const] : [])),
    ),
    answers: { ...before?.answers, ...Object.fromEntries(answers) },
  };
}
