/** What is remembered for a set of heads, so that the next file of the same kind asks nothing. */
import type { Choices, Memory } from './choices';
import type { Reading } from './reading';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Whether a stored value is a memory; its roles are checked when they are used. */
export function isMemory(value: unknown): value is Memory {
  return (
    typeof value === 'object' &&
    value !== null &&
    'day' in value &&
    typeof value.day === 'string' &&
    'roles' in value &&
    isTexts(value.roles) &&
    'answers' in value &&
    isTexts(value.answers)
  );
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
