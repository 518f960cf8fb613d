import type { Cached, OperationQuery } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/** So many calls are on their way at once: as many as a browser has connections to a server. */
const AT_ONCE = 6;

/**
 * The answers of many queries, in their order; what is fresh in the cache is not asked for again.
 * @throws {ApiError} of the first one that fails; what came before it stays in the cache
 */
export async function fetchEach<T>(
  client: QueryClient,
  queries: readonly OperationQuery<T>[],
): Promise<readonly Cached<T>[]> {
  const answers: Cached<T>[] = [];
  for (let at = 0; at < queries.length; at += AT_ONCE) {
    const wave = queries.slice(at, at + AT_ONCE).map((query) => client.fetchQuery(query));
    answers.push(...(await Promise.all(wave)));
  }
  return answers;
}
