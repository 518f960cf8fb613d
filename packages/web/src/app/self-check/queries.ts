import { getUserInfo } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One cheap call, asked again each time, that says whether the API answers. */
export function probeQuery(scope: AccountScope) {
  return { ...accountQuery(getUserInfo, {}, scope), staleTime: 0, gcTime: 0 };
}
