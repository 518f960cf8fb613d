import type { LoadedQuery } from './loaded';

type Queries = readonly LoadedQuery<unknown>[];

/** What each of them has loaded, in their order. */
type Answers<Parts extends Queries> = {
  readonly [At in keyof Parts]: Parts[At] extends LoadedQuery<infer Answer> ? Answer : never;
};

/**
 * Several queries as one: there once all are, failed where one failed; a retry asks again for what failed alone.
 * @param dataOf makes the whole of what they loaded
 */
export function joinedQueries<const Parts extends Queries, T>(
  queries: Parts,
  dataOf: (answers: Answers<Parts>) => T,
) {
  const failed = queries.filter(({ error }) => error);
  const answers = queries.map(({ data }) => data);
  const isLoaded = answers.every((answer) => answer !== undefined);
  return {
    // The compiler does not see that the answers of a tuple of queries are the tuple of their answers.
    data: isLoaded ? dataOf(answers as unknown as Answers<Parts>) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

/** A query whose failure counts only where nothing is known: the last answer stays. */
export function lastKnown<T>({ data, error, refetch }: LoadedQuery<T>): LoadedQuery<T> {
  return { data, error: data === undefined ? error : null, refetch };
}
