import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { Data } from '@dealer-portal/sdk';
import { queryInterestProducts } from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { asideQuery, invalidateCalls } from '#platform/calls/query';
import type { AccountFacts } from '#platform/session/account-calls';

export type FollowedProduct = Data<typeof queryInterestProducts>['records'][number];

/** The follower: the customer and the login account (CONCERN-01). */
export function followerOf({ saleInfo, accountCode }: AccountFacts) {
  return { customerCode: saleInfo.customerCode, account: accountCode };
}

/** Whether the login account follows a product: a mark beside it. */
export function followMarkQuery(account: AccountFacts, productCode: string) {
  const filter = { keyword: productCode, ...FIRST_ROWS };
  return asideQuery(queryInterestProducts, { body: { ...followerOf(account), ...filter } }, account);
}

/** Every list of followed products is fetched again. */
export async function refreshFollowed(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [queryInterestProducts]);
}
