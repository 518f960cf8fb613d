import type { MoneyFacts } from './define-money-form';

/** The answer of one more question, such as a query. */
type Answer<Data> = Pick<MoneyFacts<Data>, 'data' | 'error'> & {
  readonly refetch: () => Promise<Pick<MoneyFacts<Data>, 'data' | 'error'>>;
};

/**
 * The facts of a form that asks two questions: present when both are, and read again together.
 * @param join puts the two together
 */
export function combineFacts<First, Second, Facts>(
  first: MoneyFacts<First>,
  second: Answer<Second>,
  join: (facts: First, answer: Second) => Facts,
): MoneyFacts<Facts> {
  const joined = (facts: First | undefined, answer: Second | undefined) =>
    facts === undefined || answer === undefined ? undefined : join(facts, answer);
  return {
    data: joined(first.data, second.data),
    error: first.error ?? second.error,
    refetch: async () => {
      const [facts, answer] = await Promise.all([first.refetch(), second.refetch()]);
      return { data: joined(facts.data, answer.data), error: facts.error ?? answer.error };
    },
  };
}
