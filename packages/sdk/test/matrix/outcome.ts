import type { Case, Place } from './case';

/**
 * Runs one case.
 * @returns what is wrong; undefined when the outcome is the expected one, and the host heard of it as often as it should
 */
export async function wrongIn(matrixCase: Case, place: Place): Promise<string | undefined> {
  let heard = 0;
  const result = await matrixCase.run(place, () => {
    heard += 1;
  });
  const data = result.ok && typeof result.data === 'object' ? result.data : undefined;
  const facts: Record<string, unknown> = { ...data, ...result };
  const expected = (place.isBrowser && matrixCase.inBrowser) || matrixCase.expected;
  for (const [name, value] of Object.entries(expected)) {
    if (facts[name] !== value)
      return `${name} is ${JSON.stringify(facts[name])}, not ${JSON.stringify(value)}`;
  }
  const times = result.ok || result.kind === 'aborted' ? 0 : 1;
  return heard === times ? undefined : `the host heard of it ${heard} times, not ${times}`;
}
