import { getUserInfo } from '@dealer-portal/sdk/operations';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One cheap call, asked again each time, that says whether the API answers. */
export function probeQuery(scope: AccountScope) {
  return { ...accountQuery(getUserInfo, {}, scope), staleTime: 0, gcTime: 0 };
}

const PART = z.catch(z.string(), '');
const RELEASE = z.object({ version: PART, commit: PART });

/** Version and commit of the release that the host serves now, as the page itself names its own; asked again each time. */
export const servedVersionQuery = queryOptions({
  queryKey: ['version.json'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async (): Promise<string> => {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const release = z.safeParse(RELEASE, await response.json());
    if (!response.ok || !release.success) throw new Error('no version');
    return [release.data.version, release.data.commit].filter((part) => part !== '').join('+');
  },
});
