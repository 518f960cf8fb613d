import type { FakeApi, SeenRequest } from '@dealer-portal/sdk/testing';

/**
 * The request that a call made: calls overlap, so the newest one may be another's.
 * @throws when the server has not seen it
 */
export function seenRequest(
  { requests }: Pick<FakeApi, 'requests'>,
  ...[input, init]: Parameters<typeof fetch>
): SeenRequest {
  const { pathname, search } = new URL(String(input), window.location.origin);
  const alike = requests.filter(
    ({ url, method }) =>
      url.pathname + url.search === pathname + search && method === (init?.method ?? 'GET'),
  );
  const request = alike.findLast(({ body }) => JSON.stringify(body) === init?.body) ?? alike.at(-1);
  if (!request) throw new Error(`${pathname} was not seen`);
  return request;
}
