import { getUserInfo } from '@dealer-portal/sdk/operations';
import { queryOptions } from '@tanstack/react-query';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One cheap call, asked again each time, that says whether the API answers. */
export function probeQuery(scope: AccountScope) {
  return { ...accountQuery(getUserInfo, {}, scope), staleTime: 0, gcTime: 0 };
}

/** Version and commit of the release that the host serves now, as the page itself names its own; asked again each time. */
export const servedVersionQuery = queryOptions({
  queryKey: ['version.json'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async (): Promise<string> => {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const release: unknown = await response.json();
    if (!response.ok || typeof release !== 'object' || release === null) throw new Error('no version');
    const { version, commit } = release as { readonly version?: unknown; readonly commit?: unknown };
    return [version, commit].filter((part) => typeof part === 'string' && part !== '').join('+');
  },
});
